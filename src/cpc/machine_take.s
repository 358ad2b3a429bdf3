; Takes the machine from the firmware: interrupts come to us, the ROMs go. The picture stays where it is. The sound
; chip falls silent.
; firmware_on gives it back.
; In: nothing. Out: nothing. Changes AF BC DE HL.

	.module machine_take
	.globl interrupt_frame
	.globl vector_found
	.globl sound_silence

	.area _CODE
machine_take::
	di
	ld	hl,(0x0038)
	ld	(vector_found),hl
	ld	a,(0x003A)
	ld	(vector_found+2),a
	call	sound_silence
_firmware_off::			; the same without asking what was there
	di
	ld	a,#0xC3		; JP
	ld	(0x0038),a
	ld	hl,#interrupt_frame
	ld	(0x0039),hl
	im	1
	ld	bc,#0x7F8C	; both ROMs off; mode 0, because that of the loading picture is still there
	out	(c),c
	ld	bc,#0xBC01	; CRTC: the characters in a line, of which firmware_on leaves none
	out	(c),c
	ld	bc,#0xBD28
	out	(c),c
	ei
	ret
