; Waits for the next vertical blank, then reads the keys. CTRL, SHIFT and ESC together reset the machine, as the
; firmware does.
;
; C: void clock_wait(void)
; Destroys: AF BC DE HL IY
; Bytes: 29

	.module clock_wait
	.globl _clock_now
	.globl _matrix_now
	.globl _matrix_scan
	.globl _keys_read
	.globl reset

SHIFTS	.equ	2	; the row of SHIFT and CTRL …
BOTH	.equ	0xA0
ESCAPE	.equ	8	; … and that of ESC
ESC	.equ	0x04

	.area _CODE
_clock_wait::
	ld	hl,#_clock_now
	ld	a,(hl)
still:
	cp	a,(hl)
	jr	z,still
	call	_matrix_scan
	ld	a,(_matrix_now+SHIFTS)
	and	a,#BOTH
	jp	nz,_keys_read
	ld	a,(_matrix_now+ESCAPE)
	and	a,#ESC
	jp	nz,_keys_read
	jp	reset
