; Makes the screen black and empty, in mode 0 at 0xC000, whatever ran before: every start begins with this.
; Takes about a tenth of a second.
;
; Destroys: AF BC DE HL
; Bytes: 51

	.module screen_dark
	.globl crtc_set, set_inks
	.area _CODE

INKS		.equ	16
SCREEN_PAGE	.equ	0xC0
CRTC_WIDTH	.equ	0xBC01	; characters in a line
WIDTH		.equ	40
SCR_SET_BASE	.equ	0xBC08
SCR_SET_MODE	.equ	0xBC0E
SCR_SET_BORDER	.equ	0xBC38

screen_dark::
	call	crtc_set	; leaves a width of 0
	ld	bc,#0
	call	SCR_SET_BORDER
	ld	hl,#dark
	call	set_inks
	ld	a,#SCREEN_PAGE
	call	SCR_SET_BASE
	xor	a,a
	call	SCR_SET_MODE	; clears the screen and resets its offset
	ld	bc,#CRTC_WIDTH
	out	(c),c
	ld	bc,#0xBD00+WIDTH
	out	(c),c
	ret

dark:
	.ds	INKS
