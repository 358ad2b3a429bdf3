; Puts the next zone's palette into the instructions of interrupt_zone.
;
; Destroys: F BC DE HL
; Bytes: 32
; NOPs: 61

	.module zone_prepare
	.globl zone_inks
	.globl zone_inks_late
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
	ldi			; pens 0 and 1
	ldi
	ld	c,(hl)
	inc	hl
	ld	b,(hl)
	inc	hl
	ld	(zone_inks_late+1),bc
	inc	de
	ldi			; mode and border
	ldi
	ret
