; Sets the inks of the 16 pens of mode 0 and waits two frames until they are visible.
;
; In: HL = inks, as firmware numbers
; Destroys: AF BC DE HL
; Bytes: 22

	.module set_inks
	.area _CODE

INKS		.equ	16
SCR_SET_INK	.equ	0xBC32
MC_WAIT_FLYBACK	.equ	0xBD19

set_inks::
	xor	a,a
pen:
	ld	b,(hl)
	ld	c,b
	inc	hl
	push	af
	push	hl
	call	SCR_SET_INK
	pop	hl
	pop	af
	inc	a
	cp	a,#INKS
	jr	c,pen
	call	MC_WAIT_FLYBACK	; the firmware sets the Gate Array then; tape access would delay it
	jp	MC_WAIT_FLYBACK
