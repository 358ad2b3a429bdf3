; Draws text in the pens of video_pens.
;
; C: uint8_t video_text(uint16_t at, const char *text)
; In: HL = position, DE = text
; Out: A = x behind the text
; Destroys: F BC DE HL IY
; Bytes: 342
; NOPs: 82 + 296 for each wide character, 206 for each narrow one

	.module video_text
	.globl video_address
	.globl line_below
	.globl text_table
	.globl _font_glyphs

FIRST	.equ	32*8	; the space is the first glyph

	.area _CODE
_video_text::
	push	de
	pop	iy		; text
	push	hl
	call	video_address
	push	de
	jr	next

end:
	pop	hl		; where the text began
	ld	a,e
	sub	a,l
	pop	hl		; its place
	add	a,l
	ret

next_wide:
	pop	de
	inc	de
	inc	de
next:
	ld	a,0 (iy)
	or	a,a
	jr	z,end
	inc	iy
	push	de
	ld	l,a
	ld	h,#0
	add	hl,hl
	add	hl,hl
	add	hl,hl
	ld	bc,#_font_glyphs-FIRST
	add	hl,bc
	ld	b,#>(text_table)
	bit	0,(hl)
	jp	nz,narrow

	.rept	4
	ld	a,(hl)		; left, right, down
	and	a,#0xF0
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	inc	de
	ld	a,(hl)
	and	a,#0x0F
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	inc	hl
	ld	a,d
	add	a,#8
	ld	d,a
	call	c,row
	ld	a,(hl)		; right, left, down
	and	a,#0x0F
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	dec	de
	ld	a,(hl)
	and	a,#0xF0
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	inc	hl
	ld	a,d
	add	a,#8
	ld	d,a
	call	c,row
	.endm

	jp	next_wide

narrow:
	.rept	8
	ld	a,(hl)
	and	a,#0xF0
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	inc	hl
	ld	a,d
	add	a,#8
	ld	d,a
	call	c,row
	.endm
	pop	de
	inc	de
	jp	next

; The next row of characters; the rest of line_below.
row:
	ld	a,e
	add	a,#80
	ld	e,a
	ld	a,d
	adc	a,#0xC0
	ld	d,a
	ret
