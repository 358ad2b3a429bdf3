; Reads the ten rows of keys through port A of the sound chip, which is left with register 14 selected. A key
; that is down reads 0.
;
; The row is in the lower half of the value for port C, the order to the sound chip in its two highest bits.
; C, the number of the register, is also "no order, no row".
;
; C: void matrix_scan(void)
; Destroys: AF BC DE HL
; Bytes: 104
; NOPs: 168

	.module matrix_scan
	.globl _matrix_now

	.area _CODE
_matrix_scan::
	ld	hl,#_matrix_now
	ld	bc,#0xF40E	; register 14 of the sound chip …
	ld	e,b
	out	(c),c
	ld	b,#0xF6
	ld	d,b
	ld	a,#0xC0		; … select it
	out	(c),a
	out	(c),c
	ld	bc,#0xF792	; port A of the PPI is an input
	out	(c),c
	ld	a,#0x40		; read row 0
	.rept	9
	ld	b,d
	out	(c),a
	ld	b,e
	ini
	inc	a
	.endm
	ld	b,d
	out	(c),a
	ld	b,e
	ini
	ld	bc,#0xF782	; port A is an output again
	out	(c),c
	dec	b
	xor	a,a
	out	(c),a
	ret
