; Copies a rectangle of bytes to the screen: the heart of video_draw and video_restore.
; In: HL: bytes, line after line; DE: place (E: x, D: y); C: width, 1 to 24; B: height. Changes AF BC DE HL IY.
;
; A line is a run of LDIs entered at the right place, then 7 NOPs to get to the next: the low half of the line's
; address waits in B, the high half in A, and the carry out of A says that a row of characters is complete. C only has
; to be high enough that LDI, which counts BC down, does not reach B. Interrupts stay on.
;
; Cost: 137 + (5 * width + 7) * height NOPs, 15 for each row of characters that begins, and for an incomplete last row
; 24 and 5 a line.

	.module video_blit
	.globl video_address
	.globl blit_rest

	.area _CODE
video_blit::
	push	hl
	ld	a,d		; lines, counted from the top of the first row of characters
	and	a,#7
	add	a,b
	cp	a,#8
	jr	c,one_row
	ld	b,a
	and	a,#7
	ld	(blit_rest),a
	ld	a,b
	rrca
	rrca
	rrca
	and	a,#31
rows:
	.db	0xFD,0x6F	; ld iyl,a: rows of characters that will be completed
	ld	hl,#lines	; where to enter the run
	ld	b,#0
	or	a,a
	sbc	hl,bc
	sbc	hl,bc
	ld	(again+1),hl
	ld	(next_row+1),hl
	ld	(slow_again+1),hl
	ex	de,hl
	call	video_address
	pop	hl
	ld	c,d
	ld	b,e
	.db	0xFD,0x7D	; ld a,iyl
	or	a,a
	jr	z,rest
	ld	a,d
	jp	again

one_row:
	ld	a,b
	ld	(blit_rest),a
	xor	a,a
	jr	rows

	.rept	24
	ldi
	.endm
lines:
	add	a,#8
	ld	d,a
	ld	e,b
again:
	jp	nc,lines

	ld	a,e		; next row of characters: 80 bytes on
	add	a,#80
	ld	b,a
	ld	e,a
	ld	a,d
	adc	a,#0xC0
	ld	d,a
	ld	c,a
	.db	0xFD,0x2D	; dec iyl
next_row:
	jp	nz,lines

rest:				; from here on lines are counted
	ld	a,(blit_rest)
	or	a,a
	ret	z
	.db	0xFD,0x67	; ld iyh,a
	push	hl
	ld	hl,#slow
	ld	(again+1),hl
	pop	hl
	ld	a,d
slow_again:
	jp	lines
slow:
	.db	0xFD,0x25	; dec iyh
	jr	nz,slow_again
	ret
