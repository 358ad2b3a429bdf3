; CRC-16/CCITT, as src/lib/host/crc16.c computes it, a byte at a time: with x = high byte of DE xor the next
; byte, and then x = x xor its own high nibble, the new CRC is low byte * 256 xor x * 4096 xor x * 32 xor x.
;
; In: HL = bytes, BC = their number, at least 1
; Out: DE = CRC, HL = end of the bytes
; Destroys: AF BC
; Bytes: 41
; NOPs: 6 + 45 * number of bytes

	.module save_format_crc

	.area _CODE
save_format_crc::
	ld	de,#0xFFFF
byte:
	ld	a,(hl)
	xor	a,d
	ld	d,a
	rrca
	rrca
	rrca
	rrca
	and	a,#0x0F
	xor	a,d
	ld	d,a		; x
	push	bc
	rrca
	rrca
	rrca
	ld	b,a		; x * 32, and x / 8 in the low bits
	and	a,#0x1F
	xor	a,e
	ld	c,a
	ld	a,b
	and	a,#0xE0
	xor	a,d
	ld	e,a
	ld	a,b
	rrca			; x * 16
	and	a,#0xF0
	xor	a,c
	ld	d,a
	pop	bc
	cpi			; HL + 1, BC - 1
	jp	pe,byte
	ret
