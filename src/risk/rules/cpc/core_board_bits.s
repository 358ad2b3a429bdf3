; Makes one bit for each territory that a seat holds, or that it does not hold. The bits 42 to 47
; have no meaning: they come from the cards behind the owners.
;
; In: C = seat, E = 0 (held) or 255 (not held), IY = six bytes for the result
; Destroys: AF B D HL IY
; Bytes: 27
; NOPs: 731

	.module core_board_bits
	.globl _risk_game
	.include "risk_layout.inc"

	.area _CODE
core_board_bits::
	ld	hl,#_risk_game + RISK_OWNER
byte:
	ld	b,#8
bit:
	ld	a,(hl)
	inc	hl
	sub	a,c
	sub	a,#1		; carry: the seat holds it
	rr	d
	djnz	bit
	ld	a,d
	xor	a,e
	ld	0 (iy),a
	inc	iy
	ld	a,l
	cp	a,#<((_risk_game + RISK_OWNER + 48))
	jr	nz,byte
	ret
