; uint8_t store_look(const store_name_t *name)
; store_read, which leaves the screen in sight until the file is found: the firmware shows it in mode 0 and in the inks of the loading
; picture. _store_touched tells whether a key was pressed meanwhile.
; In: HL = name. Out: L = STORE_… Changes AF BC DE HL IY. The disc's time.

	.module store_look
	.globl _store_read, _store_touched
	.globl screen_width

KM_READ_CHAR	.equ	0xBB09
ALL		.equ	40

	.area _CODE
_store_look::
	call	KM_READ_CHAR
	jr	c,_store_look	; what was typed before means nobody
	ld	a,#ALL
	call	screen_width
	call	_store_read
	call	KM_READ_CHAR
	ld	a,#0
	adc	a,a
	ld	(_store_touched),a
	ret
