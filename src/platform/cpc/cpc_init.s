; Takes the machine over from the firmware: restarts, interrupts, ROMs off. The picture on the screen stays.
; The sound chip is silenced. _firmware_off is the same without the sound chip; firmware_on is the opposite.
;
; Destroys: AF BC DE HL
; Bytes: 22
; NOPs: 1,475; _firmware_off 918

	.module cpc_init
	.globl restarts_swap, screen_width
	.globl sound_silence

	.area _CODE
cpc_init::
	di
	call	sound_silence
_firmware_off::			; the same without sound_silence
	di
	call	restarts_swap
	im	1
	ld	bc,#0x7F8C	; both ROMs off; mode 0, that of the loading picture
	out	(c),c
	ld	a,#40		; characters in a line: firmware_on leaves 0
	call	screen_width
	ei
	ret
