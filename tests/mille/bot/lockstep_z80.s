; The lockstep matches on the simulated CPC: prints through port 0xFEFE, ends through port 0xFEFF.
;
; C: void lockstep_print(char c)
; In: A = c
; Destroys: BC
; Bytes: 16

	.module lockstep_z80
	.globl _lockstep

	.area _CODE
	call	_lockstep
	xor	a,a
	ld	bc,#0xFEFF
	out	(c),a
	halt

; void lockstep_print(char c): c in A
_lockstep_print::
	ld	bc,#0xFEFE
	out	(c),a
	ret

	.area _DATA
