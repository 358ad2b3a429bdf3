; uint8_t store_run(const store_name_t *loader)
; Reads the loader of another program, as RUN" knows it, and goes on there with the firmware: disk/loader.s moves itself to
; its place.
; In: HL = its name. Out: only if it did not come: L = STORE_… Changes AF BC DE HL IY. The disc's time.

	.module store_run
	.include "memory.inc"
	.globl _store_session, _store_read, _store_bytes
	.globl _firmware_on

BEGIN		.equ	0x0F	; behind its line of BASIC

_store_started	==	MEMORY_STARTED

	.area _DATA
name:
	.ds	2

	.area _CODE
_store_run::
	ld	(name),hl
	ld	hl,#read
	call	_store_session
	ld	a,l
	or	a,a
	ret	nz
	call	_firmware_on
	jp	_store_bytes+BEGIN
read:
	ld	hl,(name)
	call	_store_read
	ld	a,l		; as functions of C return it
	ret
