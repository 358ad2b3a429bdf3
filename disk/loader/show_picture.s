; Shows a picture of mode 0, all at once, after four fifths of a second.
;
; In: HL = its 16 inks, as firmware numbers, then the packed screen
; Destroys: AF BC DE HL
; Bytes: 17

	.module show_picture
	.globl screen_dark, set_inks
	.globl _video_unpack
	.area _CODE

INKS		.equ	16

show_picture::
	push	hl
	call	screen_dark
	pop	hl
	push	hl
	ld	bc,#INKS
	add	hl,bc
	call	_video_unpack
	pop	hl
	jp	set_inks
