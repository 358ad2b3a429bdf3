; Fills a rectangle with one paint, in bands of up to 16 bytes. A line of a band is a run of writes entered at
; the right place. The low byte of the line's address is in B, the high byte in A, and the carry out of A
; means that a row of characters is complete. Interrupts stay on.
;
; C: void video_fill(uint16_t at, uint16_t size, uint16_t paint)
; In: HL = position, DE = size (E: width, D: height), on the stack: paint
; Destroys: AF BC DE HL IY
; Bytes: 127
; NOPs: 52, and for each band 141 + (4 * width + 15) * height + 8 for each row of characters completed

	.module video_fill
	.globl video_address

BAND	.equ	16

	.area _CODE
_video_fill::
	pop	bc		; the caller
	ex	(sp),hl
	ex	de,hl
	ex	(sp),hl		; HL: place, DE: paint
	pop	iy		; IYL: width, IYH: height
	push	bc
	push	ix
	bit	0,h
	jr	z,band
	ld	a,d
	ld	d,e
	ld	e,a		; E: the first line's paint, D: the next one's
band:
	push	hl
	push	de
	.db	0xFD, 0x7D	; ld a,iyl
	sub	a,#BAND
	jr	nc,broad
	xor	a,a
broad:
	.db	0xFD, 0x4D	; ld c,iyl
	.db	0xFD, 0x6F	; ld iyl,a: bytes behind this band
	sub	a,c		; minus the width of the band
	add	a,a
	ld	e,a
	ld	d,#0xFF
	ex	de,hl
	ld	bc,#run_end
	add	hl,bc
	ld	(again+1),hl	; where to enter the run
	ex	de,hl
	call	video_address
	ex	de,hl
	pop	de
	push	de
	ld	b,l
	.db	0xFD, 0x7C	; ld a,iyh
	.db	0xDD, 0x6F	; ld ixl,a: lines left
	ld	a,h
	or	a,a
	jr	again

	.rept	BAND
	ld	(hl),e
	inc	hl
	.endm
run_end:
	ld	c,e
	ld	e,d
	ld	d,c
	ld	l,b
	add	a,#8
	ld	h,a
	jr	nc,same_row
	ld	a,b
	add	a,#80
	ld	b,a
	ld	l,a
	ld	a,h
	adc	a,#0xC0
	ld	h,a
same_row:
	.db	0xDD, 0x2D	; dec ixl
again:
	jp	nz,run_end
	pop	de
	pop	hl
	ld	a,l
	add	a,#BAND
	ld	l,a
	.db	0xFD, 0x7D	; ld a,iyl
	or	a,a
	jr	nz,band
	pop	ix
	ret
