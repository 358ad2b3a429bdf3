; The address of the settings file that the loader has read: see boot.h.
;
; C: uint8_t *boot_settings(const file_name_t *name)
; Out: HL = the file, file_length = its length
; Destroys: HL
; Bytes: 10
; NOPs: 16

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
