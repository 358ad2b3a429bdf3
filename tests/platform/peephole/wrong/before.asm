; Functions as SDCC makes them without rules; after.asm has each of them with one mistake.
	.area _CODE
; A pop brings back what the push has saved.
_stale_push:
	ld	hl, #_seat
	ld	c, (hl)
	push	bc
	ld	a, c
	call	_hotseat_is_person
	pop	bc
	ld	a, c
	ret
; The carry of the comparison is read behind the store.
_lost_flag:
	cp	a, #0x05
	ld	hl, #_count
	ld	(hl), #0x00
	jr	C, 00101$
	ld	a, #0x01
00101$:
	ld	hl, #0x0000
	ret
; B is read where the jump goes to.
_lost_at_target:
	ld	b, #0x00
	or	a, a
	jr	Z, 00101$
	ld	b, #0x02
00101$:
	ld	a, b
	ret
; C is read behind a function that preserves it.
_lost_behind_call:
	ld	c, #0x05
	call	_mille_team
	ld	a, c
	ret
; C is read in the next round of the loop.
_lost_in_loop:
	ld	c, #0x00
	ld	b, #0x05
00101$:
	ld	a, c
	add	a, b
	ld	c, a
	djnz	00101$
	ld	a, c
	ret
; HL carries an argument.
_lost_argument:
	ld	hl, #_seat
	ld	a, (hl)
	call	_unknown_function
	ret
; DE carries the result.
_lost_result:
	ld	de, #0x0005
	ld	a, e
	ld	(_seat), a
	ret
; A store is lost.
_lost_store:
	ld	(_seat), a
	ld	(_count), a
	ret
; SP is not IX - 1 if IX is something else.
_lost_frame:
	push	ix
	ld	ix, #0
	add	ix, sp
	dec	sp
	inc	ix
	inc	sp
	pop	ix
	ret
; Another function is called.
_wrong_restart:
	call	_word
	ret
; Code jumps to a label that is gone.
_wrong_label:
	or	a, a
	jr	Z, 00101$
	ld	a, #0x01
	ret
00101$:
	ld	a, #0x02
	ret
