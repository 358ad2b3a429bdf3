; Draws a part of a picture.
;
; C: void video_draw_part(const video_part_t *part)
; In: HL = picture, x, y, left, top, width, height
; Destroys: AF BC DE HL IY
; Bytes: 74
; NOPs: 176 + 6 * top + (6 * width + 39) * height + 9 for each row of characters completed, and unpacking

	.module video_draw_part
	.globl picture_find
	.globl video_address
	.globl line_below

	.area _CODE
_video_draw_part::
	ld	a,(hl)
	inc	hl
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	inc	hl
	push	de		; place
	ex	de,hl
	call	picture_find	; HL: bytes, C: width of the picture
	ex	de,hl
	ld	b,#0
	ld	a,(hl)		; left
	inc	hl
	push	hl
	add	a,e
	ld	e,a
	jr	nc,same_page
	inc	d
same_page:
	ld	a,(hl)		; top
	ex	de,hl
	or	a,a
	jr	z,found
down:
	add	hl,bc
	dec	a
	jr	nz,down
found:
	ex	de,hl		; DE: first byte
	pop	hl
	inc	hl
	ld	b,(hl)		; width
	inc	hl
	ld	a,c
	sub	a,b
	ld	c,a		; bytes of the picture to skip behind each line
	ld	a,(hl)		; height
	pop	hl		; place
	push	de
	push	bc
	push	af
	call	video_address
	pop	af
	pop	bc
	pop	hl
	.db	0xFD, 0x67	; ld iyh,a: lines
	.db	0xFD, 0x69	; ld iyl,c: bytes to skip
line:
	push	bc
	push	de
	ld	c,b
	ld	b,#0
	ldir
	.db	0xFD, 0x4D	; ld c,iyl
	add	hl,bc
	pop	de
	pop	bc
	call	line_below
	.db	0xFD, 0x25	; dec iyh
	jr	nz,line
	ret
