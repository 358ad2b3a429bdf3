; How many characters of a line the CRTC shows: 40, or none, and all the player sees is the border.
; In: A. Out: nothing. Changes BC. 11 NOPs.

	.module screen_width

	.area _CODE
screen_width::
	ld	bc,#0xBC01
	out	(c),c
	inc	b
	out	(c),a
	ret
