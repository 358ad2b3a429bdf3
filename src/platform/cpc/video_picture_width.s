; The width of a picture.
;
; C: uint8_t video_picture_width(uint8_t picture)
; In: L = picture
; Out: A and L = width in bytes
; Destroys: F BC H
; Bytes: 8
; NOPs: 30

	.module video_picture_width
	.globl picture_entry

	.area _CODE
_video_picture_width::
	call	picture_entry
	ld	a,(hl)
	and	a,#0x7F		; bit 7: packed
	ld	l,a
	ret
