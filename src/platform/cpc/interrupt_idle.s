; The second interrupt of a frame, 18 lines above the picture: nothing to do but to name the next.
;
; Cost: 19 NOPs.

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
