; The functions of before.asm, each with one mistake.
	.area _CODE
_stale_push:
	push	bc
	ld	a, (_seat)
	call	_hotseat_is_person
	pop	bc
	ld	a, c
	ret
_lost_flag:
	cp	a, #0x05
	xor	a, a
	ld	(_count), a
	jr	C, 00101$
	ld	a, #0x01
00101$:
	ld	hl, #0x0000
	ret
_lost_at_target:
	or	a, a
	jr	Z, 00101$
	ld	b, #0x02
00101$:
	ld	a, b
	ret
_lost_behind_call:
	call	_mille_team
	ld	a, c
	ret
_lost_in_loop:
	ld	c, #0x00
	ld	b, #0x05
00101$:
	ld	a, c
	add	a, b
	djnz	00101$
	ld	a, c
	ret
_lost_argument:
	ld	a, (_seat)
	call	_unknown_function
	ret
_lost_result:
	ld	a, #0x05
	ld	(_seat), a
	ret
_lost_store:
	ld	(_count), a
	ret
_lost_frame:
	push	ix
	ld	ix, #0
	add	ix, sp
	dec	sp
	inc	ix
	rst	0x10
_wrong_restart:
	rst	0x20
	ret
_wrong_label:
	or	a, a
	jr	Z, 00102$
	ld	a, #0x01
	ret
00101$:
	ld	a, #0x02
	ret
