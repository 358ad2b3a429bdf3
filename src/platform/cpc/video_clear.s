; Fills the screen with one paint.
;
; PUSH from the end of the screen down, 2 KB of odd lines and 2 KB of even lines in turn. Interrupts stay on:
; what they push is below SP, where the next PUSH writes anyway; for the last few there is space between the
; stack and 0xC000.
;
; C: void video_clear(uint16_t paint)
; In: L = paint of even lines, H = of odd lines
; Destroys: F BC DE HL
; Bytes: 88
; NOPs: 33,347

	.module video_clear

	.area _CODE
_video_clear::
	ld	d,h
	ld	e,h
	ld	h,l		; HL: even, DE: odd
	ld	(own+1),sp
	ld	sp,#0		; the byte behind 0xFFFF
	ld	c,#8
stripe:
	ex	de,hl
	ld	b,#16
bytes:
	.rept	64
	push	hl
	.endm
	djnz	bytes
	dec	c
	jr	nz,stripe
own:
	ld	sp,#0
	ret
