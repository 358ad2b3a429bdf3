; uint8_t video_picture_width(uint8_t picture) __z88dk_fastcall
; In: L: picture. Out: A and L: its width in bytes.

	.module video_picture_width
	.globl picture_find

	.area _CODE
_video_picture_width::
	ld	a,l
	call	picture_find
	ld	a,c
	ld	l,c
	ret
