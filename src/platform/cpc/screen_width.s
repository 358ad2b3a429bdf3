; Sets the number of characters in a line that the CRTC shows: 40, or 0, which leaves only the border visible.
;
; In: A = characters
; Destroys: BC
; Bytes: 9
; NOPs: 15

	.module screen_width

	.area _CODE
screen_width::
	ld	bc,#0xBC01
	out	(c),c
	inc	b
	out	(c),a
	ret
