; Fills an area of any outline, in mode 0: see video.h.
;
; C: void video_area(const uint8_t *area, uint16_t paint)
; In: HL = area, DE = paint (E: even lines, D: odd lines)
; Destroys: AF BC DE HL IY
; Bytes: 141
; NOPs: 18 + 58 for each strip + 108 for each line + 8 for each whole byte, about 7 for each half byte and
;   each row of characters completed

	.module video_area
	.globl video_address

	.area _CODE
_video_area::
	push	hl
	pop	iy
strip:
	ld	a,(iy)
	inc	a
	ret	z
	push	de
	dec	a
	ld	h,a
	ld	l,#0
	rrca
	jr	nc,even
	ld	a,d
	ld	d,e
	ld	e,a
even:				; E: this line's paint, D: the next one's
	push	de
	call	video_address
	ex	de,hl
	pop	de
	ld	b,1 (iy)
	ld	c,2 (iy)
	ld	a,3 (iy)
line:				; HL: where the line begins, B: left, C: end, A: lines left
	push	af
	push	hl
	push	bc
	ld	a,b
	inc	a
	srl	a
	push	af		; A: the first whole byte
	add	a,l
	ld	l,a
	adc	a,h
	sub	a,l
	ld	h,a
	bit	0,b
	jr	z,whole
	dec	hl
	ld	a,(hl)		; the right pixel of the byte before it
	xor	a,e
	and	a,#0xAA
	xor	a,e
	ld	(hl),a
	inc	hl
whole:
	pop	af
	ld	b,a
	ld	a,c
	srl	a
	sub	a,b
	jr	z,rest
	ld	b,a
byte:
	ld	(hl),e
	inc	hl
	djnz	byte
rest:
	bit	0,c
	jr	z,below
	ld	a,(hl)		; the left pixel of the byte behind it
	xor	a,e
	and	a,#0x55
	xor	a,e
	ld	(hl),a
below:
	pop	bc
	pop	hl
	ld	a,h
	add	a,#8
	ld	h,a
	jr	nc,same_row
	ld	a,l
	add	a,#80
	ld	l,a
	ld	a,h
	adc	a,#0xC0
	ld	h,a
same_row:
	ld	a,d
	ld	d,e
	ld	e,a
	pop	af
	dec	a
	jr	z,done
	push	af
	ld	a,4 (iy)
	inc	iy
	push	af
	rrca
	rrca
	rrca
	rrca
	and	a,#0x0F
	sub	a,#8
	add	a,b
	ld	b,a
	pop	af
	and	a,#0x0F
	sub	a,#8
	add	a,c
	ld	c,a
	pop	af
	jr	line
done:
	ld	bc,#4
	add	iy,bc
	pop	de
	jp	strip
