; Where the loader has left the settings file: see boot.h. The loader knows its name.
;
; C: uint8_t *boot_settings(const file_name_t *name)
; Out: HL = the file, file_length = its length
; Destroys: HL
; Bytes: 10
; NOPs: 16

	.module boot_settings
	.include "memory.inc"
	.globl _file_length

given_settings	==	MEMORY_SETTINGS
LENGTH		.equ	7	; offset of the length in a saved file: src/save/save_format.h

	.area _CODE
_boot_settings::
	ld	hl,(MEMORY_SETTINGS+LENGTH)
	ld	(_file_length),hl
	ld	hl,#MEMORY_SETTINGS
	ret
