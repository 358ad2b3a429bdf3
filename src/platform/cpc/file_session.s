; Gives the machine to the firmware and runs a callback that uses AMSDOS, which the loader has initialised and
; told to print no messages. The 2 KB that AMSDOS needs and the file itself are in the screen memory;
; firmware_on has made the screen dark.
;
; C: uint8_t file_session(uint8_t (*work)(void))
; In: HL = work
; Out: L = its status, or NO_DRIVE
; Destroys: AF BC DE HL IY
; Bytes: 41

	.module file_session
	.include "memory.inc"
	.include "platform_layout.inc"
	.globl _firmware_on, _firmware_off, _clock_now, screen_show
	.globl file_use

CAS_IN_OPEN	.equ	0xBC77
RST_FAR_CALL	.equ	0xDF	; first byte of a vector that a ROM has taken over
MC_WAIT_FLYBACK	.equ	0xBD19

_file_buffer	==	MEMORY_FILE_BUFFER	; after the 2 KB

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
	call	MC_WAIT_FLYBACK	; the frame begins with the firmware's inks and ends with the same
	call	_firmware_off
	ld	hl,#_clock_now
	ld	a,(hl)
still:
	cp	a,(hl)
	jr	z,still		; the program's inks are set in the vertical blank
	call	screen_show
	pop	af
over:
	pop	ix
	ld	l,a
	ret
