; A background ROM that takes too much memory: 4 KB from the top when the machine starts.
;
; In: take: HL = last byte of free memory
; Out: HL = the new one, carry set
; Destroys: F BC
; Bytes: 24

	.module greedy
	.area _CODE

	.db	1, 1, 0, 0	; a background ROM, version 1.00
	.dw	names
	jp	take
names:
	.ascii	"GREED"
	.db	'Y + 0x80, 0

; In: HL = the last byte of free memory. Out: the new one, carry set.
take:
	ld	bc,#0x1000
	or	a,a
	sbc	hl,bc
	scf
	ret
