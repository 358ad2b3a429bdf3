; Copies a rectangle of bytes to the screen: the core of video_draw and video_restore.
;
; A line is a run of LDIs entered at the right place, then 7 NOPs to get to the next: the low byte of the
; line's address is in B, the high byte in A, and the carry out of A means that a row of characters is
; complete. C only has to be large enough that LDI, which decrements BC, does not reach B. Interrupts stay on.
;
; In: HL = bytes, line after line; DE = position (E: x, D: y); C = width, 1 to 24; B = height
; Destroys: AF BC DE HL IY
; Bytes: 168
; NOPs: 125 + (5 * width + 7) * height + 15 for each row of characters completed + 5 for each line of an
;   incomplete last row

	.module video_blit

	.area _CODE
video_blit::
	push	hl
	ld	a,d		; lines, counted from the top of the first row of characters
	and	a,#7
	add	a,b
	ld	h,a
	and	a,#7
	.db	0xFD, 0x67	; ld iyh,a: lines of the last, incomplete row
	ld	a,h
	rrca
	rrca
	rrca
	and	a,#31
	.db	0xFD, 0x6F	; ld iyl,a: rows that will be completed
	jr	z,one_row
rows:
	ld	hl,#lines	; where to enter the run
	ld	b,#0
	sbc	hl,bc		; (carry is clear)
	sbc	hl,bc
	ld	(again+1),hl
	ld	(next_row+1),hl
	ld	(slow_again+1),hl

	ld	a,d		; video_address, in line
	ld	c,a
	and	a,#7
	rlca
	rlca
	rlca
	or	a,#0xC0
	ld	d,a
	ld	a,c
	and	a,#0xF8
	ld	l,a
	ld	h,b
	ld	c,a
	add	hl,hl
	add	hl,hl
	add	hl,bc
	add	hl,hl
	add	hl,de
	ex	de,hl

	pop	hl
	ld	c,d
	ld	b,e
	.db	0xFD, 0x7D	; ld a,iyl
	or	a,a
	jr	z,rest
	ld	a,d
	jp	again

one_row:
	.db	0xFD, 0x60	; ld iyh,b
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
	.db	0xFD, 0x2D	; dec iyl
next_row:
	jp	nz,lines

rest:				; from here on lines are counted
	ld	a,#<slow
	ld	(again+1),a
	ld	a,#>slow
	ld	(again+2),a
	.db	0xFD, 0x7C	; ld a,iyh
	or	a,a
	ld	a,d
	jr	slow_again
slow:
	.db	0xFD, 0x25	; dec iyh
slow_again:
	jp	nz,lines
	ret
