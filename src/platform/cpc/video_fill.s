; Fills a rectangle with one paint.
;
; C: void video_fill(uint16_t at, uint16_t size, uint16_t paint)
; In: HL = position, DE = size (E: width, D: height), on the stack: paint
; Destroys: AF BC DE HL IY
; Bytes: 50
; NOPs: 97 + (6 * width + 45) * height + 9 for each row of characters completed

	.module video_fill
	.globl video_address
	.globl line_below

	.area _CODE
_video_fill::
	pop	bc
	ex	(sp),hl		; HL: paint, (SP): place
	push	hl
	pop	iy		; paint
	pop	hl
	push	bc		; the caller
	push	de
	bit	0,h		; an odd first line?
	push	af
	call	video_address
	pop	af
	push	iy
	pop	hl
	pop	bc		; C: width, B: height
	jr	nz,odd
	ld	a,l
	ld	l,h
	ld	h,a		; H: this line's paint, L: the next one's
odd:
	push	bc
	push	de
	ld	a,h
	ld	h,l
	ld	l,a
	push	hl
	ld	(de),a
	ld	h,d
	ld	l,e
	inc	de
	ld	b,#0
	dec	c
	jr	z,narrow
	ldir
narrow:
	pop	hl
	pop	de
	call	line_below
	pop	bc
	djnz	odd
	ret
