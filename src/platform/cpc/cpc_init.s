; Takes the machine from the firmware: interrupts come to us, the ROMs go. The picture stays where it is. The sound
; chip falls silent.
; firmware_on gives it back.
; In: nothing. Out: nothing. Changes AF BC DE HL.

	.module cpc_init
	.globl restarts_swap, screen_width
	.globl sound_silence

	.area _CODE
cpc_init::
	di
	call	sound_silence
_firmware_off::			; the same in silence
	di
	call	restarts_swap
	im	1
	ld	bc,#0x7F8C	; both ROMs off; mode 0, because that of the loading picture is still there
	out	(c),c
	ld	a,#40		; characters in a line, of which firmware_on leaves none
	call	screen_width
	ei
	ret
