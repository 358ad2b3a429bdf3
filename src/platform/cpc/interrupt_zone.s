; The interrupts inside the picture: mode and inks of the next zone.
;
; The beam sets the pace. The interrupt comes at the end of the horizontal sync, 4 microseconds before a line
; starts; that line still belongs to the zone above. Writes 44 to 68 microseconds later fall between its last
; pixel and the first of the next line; from the 50th to the 64th the beam is outside the border too. The
; values are operands of the instructions, put there by zone_prepare, so that pen 0, the border and pen 1 are
; written in that time, and pens 2 and 3 right after it, without waiting.
;
; The last one calls sound_frame: nothing is timed by the beam until the next frame.
;
; Bytes: 69
; NOPs: 167, for the last zone 139 and sound_frame

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
	ld	hl,#0		; mode (effective from the next horizontal sync) and border
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
