; Draws text in the pens of video_pens.
;
; C: uint8_t video_text(uint16_t at, const char *text)
; In: HL = position, DE = text
; Out: A = x behind the text
; Destroys: F BC DE HL IY
; Bytes: 161
; NOPs: 82 + 297 for each wide character, 274 for each narrow one

	.module video_text
	.globl video_address
	.globl line_below
	.globl row_below
	.globl text_table
	.globl _font_glyphs

FIRST	.equ	32*8	; the space is the first glyph
ROW	.equ	80	; bytes

	.area _CODE
_video_text::
	push	de
	pop	iy		; text
	push	hl
	call	video_address
	push	de
	jr	next

narrow:
	call	narrow_8
	ld	hl,#1-ROW
	jr	step
wide:
	call	wide_8
	ld	hl,#2-ROW
step:
	add	hl,de		; DE is a row of characters below
	ex	de,hl
next:
	ld	a,0 (iy)
	or	a,a
	jr	z,end
	inc	iy
	ld	l,a
	ld	h,#0
	add	hl,hl
	add	hl,hl
	add	hl,hl
	ld	bc,#_font_glyphs-FIRST
	add	hl,bc
	ld	b,#>(text_table)
	bit	0,(hl)
	jr	z,wide
	jr	narrow

end:
	pop	hl		; where the text began
	ld	a,e
	sub	a,l
	pop	hl		; its place
	add	a,l
	ret

; The lines of a wide character: half of them by the call, the other half by the same code once more.
wide_8:
	call	wide_4
wide_4:
	.rept	2
	ld	a,(hl)		; left, right, down
	and	a,#0xF0
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	inc	de
	ld	a,(hl)
	xor	a,c
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	inc	hl
	ld	a,d
	add	a,#8
	ld	d,a
	call	c,row_below
	ld	a,(hl)		; right, left, down
	and	a,#0x0F
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	dec	de
	ld	a,(hl)
	xor	a,c
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	inc	hl
	ld	a,d
	add	a,#8
	ld	d,a
	call	c,row_below
	.endm
	ret

; Those of a narrow one, in the same way.
narrow_8:
	call	narrow_4
narrow_4:
	call	narrow_2
narrow_2:
	call	narrow_1
narrow_1:
	ld	a,(hl)
	and	a,#0xF0
	ld	c,a
	ld	a,(bc)
	ld	(de),a
	inc	hl
	jp	line_below
