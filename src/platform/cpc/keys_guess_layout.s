; Asks the firmware, before the program takes the machine over, which letter the key right of TAB types: A on
; a French machine. Without firmware (a snapshot whose jump block does not start with RST 1) QWERTY stays.
;
; C: void keys_guess_layout(void)
; Destroys: AF BC DE HL
; Bytes: 22

	.module keys_guess_layout
	.globl _keys_set_layout

KM_GET_TRANSLATE	.equ	0xBB2A
RIGHT_OF_TAB		.equ	67
QWERTY			.equ	0
AZERTY			.equ	1

	.area _CODE
_keys_guess_layout::
	ld	a,(KM_GET_TRANSLATE)
	cp	a,#0xCF		; RST 1
	ret	nz
	ld	a,#RIGHT_OF_TAB
	call	KM_GET_TRANSLATE
	ld	l,#AZERTY
	cp	a,#0x61		; a
	jr	z,set
	ld	l,#QWERTY
set:
	jp	_keys_set_layout
