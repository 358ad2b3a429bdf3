; Takes the machine from the firmware: interrupts come to us, the ROMs go, the picture moves 16 lines down so that the
; interrupts fall between the parts of the screen (see video.h). The sound chip falls silent.
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
	ld	bc,#0xBC07	; CRTC: the line of characters where VSYNC starts
	out	(c),c
	ld	bc,#0xBD1C	; 28, the firmware has 30
	out	(c),c
	ld	bc,#0xBC01	; the characters in a line, of which firmware_on leaves none
	out	(c),c
	ld	bc,#0xBD28
	out	(c),c
	ei
	ret
