; uint8_t video_picture_width(uint8_t picture) __z88dk_fastcall
; In: L: picture. Out: A and L: its width in bytes.
;
; Cost: 31 NOPs.

	.module video_picture_width
	.globl picture_entry

	.area _CODE
_video_picture_width::
	call	picture_entry
	ld	a,(hl)
	and	a,#0x7F		; bit 7: packed
	ld	l,a
	ret
