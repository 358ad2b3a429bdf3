; The width of a text.
;
; C: uint8_t video_text_width(const char *text)
; In: HL = text
; Out: A and L = width in bytes
; Destroys: F BC DE H
; Bytes: 31
; NOPs: 24 + 37 for each wide character, 40 for each narrow one

	.module video_text_width
	.globl _font_glyphs

FIRST	.equ	32*8	; the space is the first glyph

	.area _CODE
_video_text_width::
	ex	de,hl
	ld	bc,#_font_glyphs-FIRST
	xor	a,a
next:
	push	af
	ld	a,(de)
	inc	de
	or	a,a
	jr	z,end
	ld	l,a
	ld	h,#0
	add	hl,hl
	add	hl,hl
	add	hl,hl
	add	hl,bc
	pop	af
	add	a,#2
	bit	0,(hl)
	jr	z,next
	dec	a
	jr	next
end:
	pop	af
	ld	l,a
	ret
