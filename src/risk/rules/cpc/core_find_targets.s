; Sets core_found to the neighbours of a territory that the seat in turn holds (to_own = 1) or does not hold
; (0).
;
; C: void core_find_targets(uint8_t from, uint8_t to_own)
; In: A = from, L = to_own
; Destroys: AF BC DE HL IY
; Bytes: 41
; NOPs: 866

	.module core_find_targets
	.globl core_board_bits
	.globl _risk_game, _core_found, _map_near
	.include "risk_layout.inc"

	.area _CODE
_core_find_targets::
	push	af
	ld	a,l
	dec	a
	ld	e,a
	ld	a,(_risk_game + RISK_TURN)
	ld	c,a
	ld	iy,#_core_found
	call	core_board_bits
	pop	af
	ld	l,a
	ld	h,#0
	add	hl,hl
	ld	d,h
	ld	e,l
	add	hl,hl
	add	hl,de		; six bytes a row
	ld	de,#_map_near
	add	hl,de
	ld	de,#_core_found
	ld	b,#MASK_SIZE
byte:
	ld	a,(de)
	and	a,(hl)
	ld	(de),a
	inc	hl
	inc	de
	djnz	byte
	ret
