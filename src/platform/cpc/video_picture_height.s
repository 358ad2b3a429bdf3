; uint8_t video_picture_height(uint8_t picture) __z88dk_fastcall
; In: L: picture. Out: A and L: its height in lines.
;
; Cost: 31 NOPs.

	.module video_picture_height
	.globl picture_entry

	.area _CODE
_video_picture_height::
	call	picture_entry
	inc	hl
	ld	a,(hl)
	ld	l,a
	ret
