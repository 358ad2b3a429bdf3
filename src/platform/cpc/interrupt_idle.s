; The second interrupt of a frame, 18 lines above the picture: only sets the vector for the next.
;
; Bytes: 10
; NOPs: 19

	.module interrupt_idle
	.globl interrupt_zone

	.area _CODE
interrupt_idle::
	push	hl
	ld	hl,#interrupt_zone
	ld	(0x0039),hl
	pop	hl
	ei
	ret
