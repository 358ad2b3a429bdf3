; Finds the first territory from t on that the seat holds (NOBODY: that is free).
;
; C: uint8_t core_next_held(uint8_t t, uint8_t seat)
; In: A = t, L = seat
; Out: A = territory, TERRITORIES if there is none
; Destroys: F BC DE HL
; Bytes: 24
; NOPs: 26, and 6 for each territory looked at

	.module core_next_held
	.globl _risk_game
	.include "risk_layout.inc"

	.area _CODE
_core_next_held::
	ld	e,a
	ld	a,#TERRITORIES
	sub	a,e		; territories left, zero flag if none
	ld	c,a
	ld	a,#TERRITORIES
	ret	z
	ld	a,l
	ld	b,#0
	ld	d,b
	ld	hl,#_risk_game + RISK_OWNER
	add	hl,de
	cpir
	ld	a,#TERRITORIES
	ret	nz
	sub	a,c
	dec	a
	ret
