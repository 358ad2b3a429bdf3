; file_read that leaves the screen visible until the file is found, in mode 0 and the inks of the loading
; picture. boot_picture_key is 1 if a key was pressed meanwhile.
;
; C: uint8_t boot_picture_read(const file_name_t *name)
; In: HL = name
; Out: L = status
; Destroys: AF BC DE HL IY
; Bytes: 21

	.module boot_picture_read
	.globl _file_read, _boot_picture_key
	.globl screen_show

KM_READ_CHAR	.equ	0xBB09

	.area _CODE
_boot_picture_read::
	call	KM_READ_CHAR
	jr	c,_boot_picture_read	; ignore keys typed before
	call	screen_show
	call	_file_read
	call	KM_READ_CHAR
	ld	a,#0
	adc	a,a
	ld	(_boot_picture_key),a
	ret
