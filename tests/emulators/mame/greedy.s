; A background ROM that takes memory from the top when the machine starts; the linker gives the amount.
;
; In: take: HL = last byte of free memory
; Out: HL = the new one, carry set
; Destroys: F BC
; Bytes: 24

	.module greedy
	.globl amount
	.area _CODE

	.db	1, 1, 0, 0	; a background ROM, version 1.00
	.dw	names
	jp	take
names:
	.ascii	"GREED"
	.db	'Y + 0x80, 0

take:
	ld	bc,#amount
	or	a,a
	sbc	hl,bc
	scf
	ret
