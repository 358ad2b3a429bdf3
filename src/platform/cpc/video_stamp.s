; Draws a picture with pen 0 transparent, in mode 1.
;
; C: void video_stamp(uint8_t picture, uint16_t at)
; In: A = picture, DE = position
; Destroys: AF BC DE HL IY
; Bytes: 43
; NOPs: 110 + (31 * width + 25) * height + 9 for each row of characters completed

	.module video_stamp
	.globl picture_find
	.globl video_address
	.globl line_below

	.area _CODE
_video_stamp::
	call	picture_find
	push	hl
	push	bc
	ex	de,hl
	call	video_address
	pop	bc
	pop	hl
	.db	0xFD, 0x68	; ld iyl,b: lines
line:
	push	de
	ld	b,c
byte:
	push	bc
	ld	a,(hl)
	inc	hl
	ld	c,a
	rrca
	rrca
	rrca
	rrca
	or	a,c		; 1 where a pixel is not pen 0
	cpl
	ld	b,a
	ld	a,(de)
	and	a,b
	or	a,c
	ld	(de),a
	inc	de
	pop	bc
	djnz	byte
	pop	de
	call	line_below
	.db	0xFD, 0x2D	; dec iyl
	jr	nz,line
	ret
