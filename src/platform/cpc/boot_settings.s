; uint8_t *boot_settings(const file_name_t *name)
; Where the loader has left the file of settings: see src/platform/file.h. It knows the name itself.
; In: nothing. Out: HL. 13 NOPs.

	.module boot_settings
	.include "memory.inc"
	.include "platform_layout.inc"
	.globl _file_length

given_settings	==	MEMORY_SETTINGS

	.area _CODE
_boot_settings::
	ld	hl,(MEMORY_SETTINGS+SAVE_HEADER_LENGTH)
	ld	(_file_length),hl
	ld	hl,#MEMORY_SETTINGS
	ret
