; uint8_t file_session(uint8_t (*work)(void))
; Gives the machine to the firmware for a session with AMSDOS, which the loader has woken and told to be quiet. The 2 KB that it
; wants and the file itself lie in the screen's memory, which firmware_on has darkened.
; In: HL = work. Out: L = what it returned, or NO_DRIVE. Changes AF BC DE HL IY. 5,000 NOPs, the work, the motor's end.

	.module file_session
	.include "memory.inc"
	.include "platform_layout.inc"
	.globl _firmware_on, _firmware_off
	.globl file_use

CAS_IN_OPEN	.equ	0xBC77
RST_FAR_CALL	.equ	0xDF	; how a vector begins that a ROM has taken over
MC_WAIT_FLYBACK	.equ	0xBD19

_file_buffer	==	MEMORY_FILE_BUFFER	; behind the 2 KB

	.area _CODE
_file_session::
	push	ix
	ld	a,(CAS_IN_OPEN)
	cp	a,#RST_FAR_CALL
	ld	a,#NO_DRIVE
	jr	nz,over
	push	hl
	call	_firmware_on
	pop	hl
	call	file_use
	push	af
	call	MC_WAIT_FLYBACK	; so that no part of a frame shows the firmware's inks
	call	_firmware_off
	pop	af
over:
	pop	ix
	ld	l,a
	ret
