; uint8_t boot_picture_read(const file_name_t *name)
; file_read, which leaves the screen in sight until the file is found: the firmware shows it in mode 0 and in the inks of the loading
; picture. _boot_picture_key tells whether a key was pressed meanwhile.
; In: HL = name. Out: L = FILE_… Changes AF BC DE HL IY. The disc's time.

	.module boot_picture_read
	.globl _file_read, _boot_picture_key
	.globl screen_width

KM_READ_CHAR	.equ	0xBB09
ALL		.equ	40

	.area _CODE
_boot_picture_read::
	call	KM_READ_CHAR
	jr	c,_boot_picture_read	; what was typed before means nobody
	ld	a,#ALL
	call	screen_width
	call	_file_read
	call	KM_READ_CHAR
	ld	a,#0
	adc	a,a
	ld	(_boot_picture_key),a
	ret
