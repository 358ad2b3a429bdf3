; Gives the machine back to the firmware, for the disc: its restarts and interrupt. Its alternate registers
; (BC' and AF') are never touched by the program. It sets its own mode and inks again at some time, those of
; the loading picture; so the picture's width is set to 0, and only the border is visible, black. The sound
; chip is silenced: the firmware would leave the last notes sounding. Music continues after _firmware_off, which
; takes the machine over again. No function of the platform may be called in between.
;
; Destroys: AF BC DE HL
; Bytes: 22
; NOPs: 1,464

	.module firmware_on
	.globl restarts_swap, screen_width
	.globl sound_silence

BLACK	.equ	0x54	; of the Gate Array

	.area _CODE
_firmware_on::
	di
	call	sound_silence
	call	restarts_swap
	ld	bc,#0x7F10	; the border
	out	(c),c
	ld	c,#BLACK
	out	(c),c
	xor	a,a
	call	screen_width
	ei
	ret
