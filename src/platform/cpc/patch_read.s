; Reads a video_patch_t.
; In: HL: x, y, width, height, bytes. Out: HL: bytes, DE: place, C: width, B: height.
;
; Cost: 28 NOPs.

	.module patch_read

	.area _CODE
patch_read::
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	inc	hl
	ld	c,(hl)
	inc	hl
	ld	b,(hl)
	inc	hl
	ld	a,(hl)
	inc	hl
	ld	h,(hl)
	ld	l,a
	ret
