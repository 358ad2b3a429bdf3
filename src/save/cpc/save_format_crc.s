; CRC-16/CCITT, as src/lib/host/crc16.c computes it, a byte at a time: with x = DE's high byte and the next one, and x its own high
; nibble too, the new sum is the low byte * 256, x * 4096, x * 32 and x, one upon the other.
; In: HL = bytes, BC = how many. Out: DE, HL behind the bytes. Changes AF BC. 52 NOPs a byte.

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
	ld	b,a		; x * 32, and behind it x / 8
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
