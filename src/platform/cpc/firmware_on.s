; Gives the machine back to the firmware, for the disc: its restarts and interrupt vector. Its own
; registers (BC' and AF') were never touched. It will put its own mode and inks back when it finds the time, those of the
; loading picture; so the picture shrinks to nothing, and all the player sees is the border, which the loader made black.
; The sound chip falls silent: the firmware would let the last notes ring. Music goes on where it was after _firmware_off.
; _firmware_off takes the machine again. Nothing may call the machine layer in between.
; In: nothing. Out: nothing. Changes AF BC DE HL.

	.module firmware_on
	.globl restarts_swap, screen_width
	.globl sound_silence

	.area _CODE
_firmware_on::
	di
	call	sound_silence
	call	restarts_swap
	xor	a,a
	call	screen_width
	ei
	ret
