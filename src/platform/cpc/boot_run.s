; Reads the loader of another program, a file for RUN", and jumps into it while the firmware owns the machine:
; disk/loader/loader.s moves itself to its place.
;
; C: uint8_t boot_run(const file_name_t *loader)
; In: HL = name
; Out: L = status; returns only on failure
; Destroys: AF BC DE HL IY
; Bytes: 26

	.module boot_run
	.include "memory.inc"
	.globl _file_session, _file_read, _file_buffer
	.globl _firmware_on

BEGIN	.equ	0x0F	; after its line of BASIC

_boot_flags	==	MEMORY_STARTED

	.area _DATA
name:
	.ds	2

	.area _CODE
_boot_run::
	ld	(name),hl
	ld	hl,#read
	call	_file_session
	ld	a,l
	or	a,a
	ret	nz
	call	_firmware_on
	jp	_file_buffer+BEGIN
read:
	ld	hl,(name)
	call	_file_read
	ld	a,l		; C functions return it there
	ret
