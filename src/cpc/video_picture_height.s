; uint8_t video_picture_height(uint8_t picture) __z88dk_fastcall
; In: L: picture. Out: A and L: its height in lines.

	.module video_picture_height
	.globl picture_find

	.area _CODE
_video_picture_height::
	ld	a,l
	call	picture_find
	ld	a,b
	ld	l,b
	ret
