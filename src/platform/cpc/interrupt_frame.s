; The interrupt in the vertical blank, first of the six of a frame: counts the frame, takes over the palettes
; set by video_zones, sets mode and inks of zone 0 (and pens 4 to 15 of mode 0), and prepares zone 1. The
; vector at 0x0038 points here until VSYNC is detected, so a lost interrupt is corrected in the next frame.
;
; Bytes: 91
; NOPs: 272 with a palette of 4 inks, 457 with 16, 28 outside the vertical blank

	.module interrupt_frame
	.globl interrupt_idle
	.globl zone_prepare
	.globl _clock_now
	.globl zones_wanted
	.globl zones_next
	.globl zones_left

	.area _CODE
interrupt_frame::
	push	af
	push	bc
	ld	b,#0xF5
	in	a,(c)
	rra			; VSYNC
	jr	nc,out
	push	de
	push	hl
	ld	hl,(_clock_now)
	inc	hl
	ld	(_clock_now),hl
	ld	hl,(zones_wanted)
	ld	a,h
	or	a,l
	jr	z,none
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	inc	hl
	ld	(zones_next),hl
	ld	a,#4
	ld	(zones_left),a
	ex	de,hl		; HL: palette
	ld	bc,#0x7F00
	ld	e,#4
	call	inks
	ld	a,(hl)		; mode
	out	(c),a
	inc	hl
	ld	c,#0x10		; border
	ld	e,#1
	call	inks
	ld	e,(hl)		; pens 4 to 15, if the palette has them
	inc	hl
	ld	a,e
	or	a,a
	ld	c,#4
	call	nz,inks
	call	zone_prepare
	ld	hl,#interrupt_idle
	ld	(0x0039),hl
none:
	pop	hl
	pop	de
out:
	pop	bc
	pop	af
	ei
	ret

; E inks from HL to the pens from C on.
inks:
	out	(c),c
	inc	b		; OUTI decrements B before the output
	outi
	inc	c
	dec	e
	jr	nz,inks
	ret
