; void video_unpack(const uint8_t *packed) __z88dk_fastcall
; In: HL: packed bytes (the form is told in tools/pack/pack.h). They go to the screen, from &C000 on.

	.module video_unpack
	.globl unpack_back

	.area _CODE
_video_unpack::
	ld	de,#0xC000
unpack::			; the same to any place: DE
	ld	bc,#1
	ld	(unpack_back),bc
	ld	a,#0x80		; no bits yet: the one that is left marks the end of the byte
	jr	next
byte:
	ldi
next:
	call	bit
	jr	nc,byte
	call	bit
	jr	c,same_distance
	call	number
	push	bc
	call	number
	dec	b		; 256 or more?
	inc	b
	jr	nz,end
	dec	c
	ld	b,c
	ld	c,(hl)
	inc	hl
	inc	bc
	ld	(unpack_back),bc
	pop	bc
	inc	bc
	jr	copy
same_distance:
	call	number
copy:
	push	hl
	ld	hl,(unpack_back)
	push	bc
	ld	b,h
	ld	c,l
	ld	h,d
	ld	l,e
	or	a,a
	sbc	hl,bc
	pop	bc
	ldir
	pop	hl
	jr	next

; BC: the next number.
number:
	ld	bc,#1
more:
	call	bit
	ret	c
	call	bit
	rl	c
	rl	b
	jr	more

; Carry: the next bit. A holds what is left of the byte, with a 1 behind its last bit.
bit:
	add	a,a
	ret	nz
	ld	a,(hl)
	inc	hl
	adc	a,a
	ret
end:
	pop	bc
	ret
