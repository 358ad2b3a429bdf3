; Shows a picture of mode 0, all at once, after three quarters of a second.
;
; In: HL = its 16 inks, as firmware numbers, then the packed screen
; Destroys: AF BC DE HL
; Bytes: 46

	.module show_picture
	.globl set_inks
	.globl _video_unpack
	.area _CODE

INKS		.equ	16
SCR_SET_MODE	.equ	0xBC0E
SCR_SET_BORDER	.equ	0xBC38

show_picture::
	push	hl
	ld	bc,#0
	call	SCR_SET_BORDER
	ld	hl,#dark
	call	set_inks
	xor	a,a
	call	SCR_SET_MODE
	pop	hl
	push	hl
	ld	bc,#INKS
	add	hl,bc
	call	_video_unpack
	pop	hl
	jp	set_inks

dark:
	.ds	INKS
