; Sets the CRTC as the firmware does on a 50 Hz machine, but with a line of 0 characters: only the border is
; visible until screen_dark has made the screen black. The program needs all of it: its zones follow six
; interrupts a frame, and a 60 Hz machine (link LK4) has five. BASIC scrolls by the screen's start address.
;
; Destroys: AF BC HL
; Bytes: 35
; NOPs: 250

	.module crtc_set
	.area _CODE

crtc_set::
	ld	hl,#registers
	ld	bc,#0xBC00
register:
	out	(c),c
	inc	b
	ld	a,(hl)
	out	(c),a
	dec	b
	inc	hl
	inc	c
	ld	a,c
	cp	a,#registers_end-registers
	jr	nz,register
	ret

registers:
	.db	63, 0, 46, 0x8E, 38, 0, 25, 30, 0, 7, 0, 0, 0x30, 0
registers_end:
