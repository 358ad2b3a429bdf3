; Reads the ten rows of keys through port A of the sound chip, which is left with register 14 selected. A key
; that is down reads 0. CTRL, SHIFT and ESC together reset the machine, as the firmware does.
;
; C: void matrix_scan(void)
; Destroys: AF BC DE HL
; Bytes: 64
; NOPs: 238

	.module matrix_scan
	.globl _matrix_now
	.globl reset

SHIFTS	.equ	2	; the row of SHIFT and CTRL …
BOTH	.equ	0xA0
ESCAPE	.equ	8	; … and that of ESC
ESC	.equ	0x04

	.area _CODE
_matrix_scan::
	ld	bc,#0xF40E	; register 14 of the sound chip …
	out	(c),c
	ld	de,#0xF6F4	; (the two ports, high bytes)
	ld	b,d
	ld	c,#0xC0		; … select it
	out	(c),c
	ld	c,#0x00
	out	(c),c
	ld	bc,#0xF792	; port A of the PPI is an input
	out	(c),c
	ld	hl,#_matrix_now
	ld	c,#0x40		; read row 0
row:
	ld	b,d
	out	(c),c
	ld	b,e
	ini
	inc	c
	ld	a,c
	cp	a,#0x40+10
	jr	nz,row
	ld	bc,#0xF782	; port A is an output again
	out	(c),c
	ld	b,d
	ld	c,#0x00
	out	(c),c
	ld	a,(_matrix_now+SHIFTS)
	and	a,#BOTH
	ret	nz
	ld	a,(_matrix_now+ESCAPE)
	and	a,#ESC
	ret	nz
	jp	reset
