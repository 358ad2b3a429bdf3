; uint8_t boot_run(const file_name_t *loader)
; Reads the loader of another program, as RUN" knows it, and goes on there with the firmware: disk/loader.s moves itself to
; its place.
; In: HL = its name. Out: only if it did not come: L = FILE_… Changes AF BC DE HL IY. The disc's time.

	.module boot_run
	.include "memory.inc"
	.globl _file_session, _file_read, _file_buffer
	.globl _firmware_on

BEGIN		.equ	0x0F	; behind its line of BASIC

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
	ld	a,l		; as functions of C return it
	ret
