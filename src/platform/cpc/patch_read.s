; Reads a video_patch_t.
;
; In: HL = patch
; Out: HL = bytes, DE = position, C = width, B = height
; Destroys: A
; Bytes: 13
; NOPs: 26

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
