; The second file: an area without an address, _OVERLAY_A, and one that -b places, _FRAMES.
;
; Bytes: 10

	.module twice

	.area _FRAMES
	pop	af
	ret

	.area _OVERLAY_A
last:
	.ds	3

	.area _CODE
twice::
	ld	(last),a
	add	a,a
	ret
