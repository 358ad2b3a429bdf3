; Takes the machine over from the firmware: restarts, interrupts, ROMs off. The picture on the screen stays.
; The sound chip is silenced. _firmware_off is the same without the sound chip; firmware_on is the opposite. The
; screen stays dark after it until screen_show.
;
; Destroys: AF BC DE HL
; Bytes: 23
; NOPs: 1,475; _firmware_off 918

	.module cpc_init
	.globl restarts_swap, interrupt_frame
	.globl sound_silence

	.area _CODE
cpc_init::
	di
	call	sound_silence
_firmware_off::			; the same without sound_silence
	di
	call	restarts_swap
	ld	hl,#interrupt_frame
	ld	(0x0039),hl	; firmware_on may have come between two zones
	im	1
	ld	bc,#0x7F8C	; both ROMs off; mode 0, that of the loading picture
	out	(c),c
	ei
	ret
