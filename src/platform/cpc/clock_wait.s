; Waits for the next vertical blank, then reads the keys.
;
; C: void clock_wait(void)
; Destroys: AF BC DE HL IY
; Bytes: 13

	.module clock_wait
	.globl _clock_now
	.globl _matrix_scan
	.globl _keys_read

	.area _CODE
_clock_wait::
	ld	hl,#_clock_now
	ld	a,(hl)
still:
	cp	a,(hl)
	jr	z,still
	call	_matrix_scan
	jp	_keys_read
