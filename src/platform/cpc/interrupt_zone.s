; The interrupts inside the picture: mode and inks of the next zone.
;
; The beam sets the pace. The interrupt comes at the end of the horizontal sync, 4 microseconds before a line starts;
; that line still belongs to the zone above. What is written 44 to 68 microseconds later falls between its last pixel
; and the first of the next line, from the 50th to the 64th the beam is out of the border too. The values stand in the
; instructions themselves, put there by zone_prepare, so that pen 0, the border between the two, and pen 1 get through
; in that time, pens 2 and 3 right after it; nobody waits.
;
; The last one has the frame's sound made: nothing is timed by the beam until the next frame.
;
; Cost: 168 NOPs, 139 for the last zone, and sound_frame.

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
	ld	hl,#0		; the mode, which the Gate Array takes at the next horizontal sync, and the border
	out	(c),l
	ld	a,#0x10
	out	(c),c
	out	(c),e
	out	(c),a
	out	(c),h
	inc	c
	out	(c),c
	out	(c),d
	inc	c
zone_inks_late::
	ld	de,#0		; pens 2 and 3
	out	(c),c
	out	(c),e
	inc	c
	out	(c),c
	out	(c),d
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
