; The interrupts inside the picture: mode and inks of the next zone.
;
; The beam sets the pace. The interrupt comes at the end of the horizontal sync, 4 microseconds before a line starts;
; that line still belongs to the zone above. What is written 44 to 68 microseconds later falls between its last pixel
; and the first of the next line. The values stand in the instructions themselves, put there by zone_prepare, so that
; three inks get through in that time and the fourth right after it; nobody waits.
;
; The last one has the frame's sound made: nothing is timed by the beam until the next frame.
;
; Cost: 167 NOPs, 138 for the last zone, and sound_frame.

	.module interrupt_zone
	.globl interrupt_frame
	.globl zone_prepare
	.globl zones_left

	.area _CODE
interrupt_zone::
	push	hl
	push	de
	push	bc
	push	af
	ld	bc,#0x7F00
zone_inks::
	ld	de,#0		; pens 0 and 1
	ld	hl,#0		; pens 2 and 3
	ld	a,#0		; mode, which the Gate Array takes at the next horizontal sync
	out	(c),a
	out	(c),c
	out	(c),e
	inc	c
	out	(c),c
	out	(c),d
	inc	c
	out	(c),c
	out	(c),l
	inc	c
	out	(c),c
	out	(c),h
	ld	c,#0x10
	out	(c),c
zone_border::
	ld	c,#0
	out	(c),c
	ld	hl,#zones_left
	dec	(hl)
	jr	z,last
	call	zone_prepare
out:
	pop	af
	pop	bc
	pop	de
	pop	hl
	ei
	ret

last:
	ld	hl,#interrupt_frame
	ld	(0x0039),hl
sound_call::
	ld	hl,#0		; sound_use makes this a CALL of sound_frame
	jr	out
