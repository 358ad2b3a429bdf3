; CRC-16/CCITT, as src/common/crc16.c computes it.
; In: HL = bytes, BC = how many. Out: DE, HL behind the bytes. Changes AF BC. 138 to 218 NOPs a byte.

	.module sealed_crc

	.area _CODE
sealed_crc::
	ld	de,#0xFFFF
byte:
	ld	a,(hl)
	xor	a,d
	ld	d,a
	push	bc
	ld	b,#8
bit:
	sla	e
	rl	d
	jr	nc,next
	ld	a,e
	xor	a,#0x21
	ld	e,a
	ld	a,d
	xor	a,#0x10
	ld	d,a
next:
	djnz	bit
	pop	bc
	cpi			; HL + 1, BC - 1
	jp	pe,byte
	ret
