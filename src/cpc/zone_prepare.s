; Puts the next zone's palette into the instructions of interrupt_zone.
; In: nothing. Out: nothing. Changes AF BC DE HL.
;
; Cost: 64 NOPs.

	.module zone_prepare
	.globl zone_inks
	.globl zone_border
	.globl zones_next

	.area _CODE
zone_prepare::
	ld	hl,(zones_next)
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	inc	hl
	ld	(zones_next),hl
	ex	de,hl
	ld	de,#zone_inks+1
	ldi
	ldi
	inc	de
	ldi
	ldi
	inc	de
	ldi
	ld	a,(hl)
	ld	(zone_border+1),a
	ret
