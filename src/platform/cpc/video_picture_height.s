; The height of a picture.
;
; C: uint8_t video_picture_height(uint8_t picture)
; In: L = picture
; Out: A and L = height in lines
; Destroys: F BC H
; Bytes: 7
; NOPs: 30

	.module video_picture_height
	.globl picture_entry

	.area _CODE
_video_picture_height::
	call	picture_entry
	inc	hl
	ld	a,(hl)
	ld	l,a
	ret
