; Looks at the neighbours of an own territory. Sets survey_rivals and survey_continents to bits for the rivals
; and continents next to it and survey_armies to the armies of those rivals; increments own_near of each
; neighbour that is not own.
;
; C: void survey_around(uint8_t t)
; In: A = t
; Destroys: AF BC DE HL
; Bytes: 101
; NOPs: 49, 33 for each own neighbour, 55 for a free one and 137 for a rival's

	.module survey_around
	.globl _bot_view, _own_near, _map_neighbours, _map_continent, _risk_bit
	.globl _survey_armies, _survey_continents, _survey_rivals
	.include "risk_layout.inc"

	.area _CODE
_survey_around::
	ld	l,a
	ld	h,#0
	ld	d,h
	ld	e,l
	add	hl,hl
	add	hl,de
	add	hl,hl
	add	hl,de		; seven bytes a row
	ld	de,#_map_neighbours
	add	hl,de
	ex	de,hl
	ld	hl,#0
	ld	(_survey_armies),hl
	xor	a,a
	ld	(_survey_continents),a
	ld	(_survey_rivals),a
	ld	b,a
neighbour:
	ld	a,(de)
	inc	de
	inc	a
	ret	z
	ld	c,a		; one more than the neighbour
	ld	hl,#_bot_view + VIEW_OWNER - 1
	add	hl,bc
	ld	a,(_bot_view + VIEW_SEAT)
	cp	a,(hl)
	jr	z,neighbour
	ld	a,(hl)
	ld	hl,#_own_near - 1
	add	hl,bc
	inc	(hl)
	cp	a,#0xFF
	jr	z,neighbour
	push	de
	ld	e,a
	ld	d,b
	ld	hl,#_risk_bit
	add	hl,de
	ld	a,(_survey_rivals)
	or	a,(hl)
	ld	(_survey_rivals),a
	ld	hl,#_map_continent - 1
	add	hl,bc
	ld	e,(hl)
	ld	hl,#_risk_bit
	add	hl,de
	ld	a,(_survey_continents)
	or	a,(hl)
	ld	(_survey_continents),a
	ld	hl,#_bot_view + VIEW_ARMIES - 2
	add	hl,bc
	add	hl,bc
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	ld	hl,(_survey_armies)
	add	hl,de
	ld	(_survey_armies),hl
	pop	de
	jr	neighbour
