; uint8_t *boot_settings(const file_name_t *name)
; Where the loader has left the file of settings: see src/platform/file.h. It knows the name itself.
; In: nothing. Out: HL. 13 NOPs.

	.module boot_settings
	.include "memory.inc"
	.globl _file_length

given_settings	==	MEMORY_SETTINGS
LENGTH	.equ	7	; where a file that is sealed tells its own: src/save/save_format.h

	.area _CODE
_boot_settings::
	ld	hl,(MEMORY_SETTINGS+LENGTH)
	ld	(_file_length),hl
	ld	hl,#MEMORY_SETTINGS
	ret
