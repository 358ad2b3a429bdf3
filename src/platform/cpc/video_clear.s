; void video_clear(uint16_t paint) __z88dk_fastcall
; In: L: paint of even lines, H: of odd lines.
;
; From the end of the screen down with PUSH, 2 KB of odd lines and 2 KB of even lines in turn. Interrupts stay on: what
; they push lies below SP, where the next PUSH goes anyway; for the last few there is room between the stack and &C000.
;
; Cost: 33,859 NOPs.

	.module video_clear

	.area _CODE
_video_clear::
	ld	d,h
	ld	e,h
	ld	h,l		; HL: even, DE: odd
	ld	(own+1),sp
	ld	sp,#0		; the byte behind &FFFF
	ld	c,#8
stripe:
	ex	de,hl
	ld	b,#32
bytes:
	.rept	32
	push	hl
	.endm
	djnz	bytes
	dec	c
	jr	nz,stripe
own:
	ld	sp,#0
	ret
