; Fills an area of any outline, in mode 0: see video.h.
;
; C: void video_area(const uint8_t *area, uint16_t paint)
; In: HL = area, DE = paint (E: even lines, D: odd lines)
; Destroys: AF BC DE HL IY
; Bytes: 155
; NOPs: 31 + 72 for each strip + 80 for each line + 6 for each whole byte, about 10 for each half byte and 4 for
;   each row of characters completed

	.module video_area
	.globl video_address

	.area _CODE
end:
	pop	ix
	ret

_video_area::
	push	ix
	push	hl
	pop	iy
strip:
	ld	a,(iy)
	inc	a
	jr	z,end
	push	de
	dec	a
	ld	h,a
	ld	l,#0
	rrca
	jr	nc,even
	ld	a,d
	ld	d,e
	ld	e,a
even:
	push	de
	call	video_address
	ex	de,hl
	pop	de
	.db	0xDD, 0x6A	; ld ixl,d: the next line's paint; E: this one's
	ld	b,1 (iy)
	ld	c,2 (iy)
	ld	a,3 (iy)
	.db	0xDD, 0x67	; ld ixh,a: lines left
line:				; HL: where the line begins, B: left, C: end
	push	hl
	ld	a,b
	inc	a
	srl	a
	ld	d,a		; the first whole byte
	add	a,l
	ld	l,a
	jr	nc,same_page
	inc	h
same_page:
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
	ld	a,c
	srl	a
	sub	a,d
	jr	z,rest
	ld	d,b
	inc	a
	srl	a
	ld	b,a
	jr	nc,one		; an odd number: begin in the middle
bytes:
	ld	(hl),e
	inc	hl
one:
	ld	(hl),e
	inc	hl
	djnz	bytes
	ld	b,d
rest:
	bit	0,c
	jr	z,below
	ld	a,(hl)		; the left pixel of the byte behind it
	xor	a,e
	and	a,#0x55
	xor	a,e
	ld	(hl),a
below:
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
	ld	a,e
	.db	0xDD, 0x5D	; ld e,ixl
	.db	0xDD, 0x6F	; ld ixl,a
	.db	0xDD, 0x25	; dec ixh
	jr	z,done
	ld	a,4 (iy)
	inc	iy
	ld	d,a
	rrca
	rrca
	rrca
	rrca
	and	a,#0x0F
	sub	a,#8
	add	a,b
	ld	b,a
	ld	a,d
	and	a,#0x0F
	sub	a,#8
	add	a,c
	ld	c,a
	jr	line
done:
	ld	bc,#4
	add	iy,bc
	pop	de
	jp	strip
