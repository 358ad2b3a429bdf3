; Sets the number of characters in a line that the CRTC shows: 40, or 0, which leaves only the border visible.
; screen_show sets 40.
;
; In: screen_width: A = characters
; Destroys: A BC
; Bytes: 11
; NOPs: 17

	.module screen_width

ALL	.equ	40

	.area _CODE
screen_show::
	ld	a,#ALL
screen_width::
	ld	bc,#0xBC01
	out	(c),c
	inc	b
	out	(c),a
	ret
