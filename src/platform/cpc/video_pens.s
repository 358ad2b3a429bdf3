; Sets the pens of text: fills the text table with a screen byte for every four pixels of a glyph.
;
; C: void video_pens(uint8_t ink, uint8_t paper)
; In: A = ink, L = paper
; Destroys: AF BC DE HL
; Bytes: 53
; NOPs: 611

	.module video_pens
	.globl text_table

	.area _CODE
_video_pens::
	ld	c,l
	call	pen
	ld	b,a		; ink
	ld	a,c
	call	pen
	ld	c,a		; paper
	xor	a,b
	ld	b,a		; where they differ
	ld	hl,#text_table
	ld	d,h
	xor	a,a
next:
	ld	e,a		; pixels, in both halves: 0x00, 0x11 ... 0xFF
	and	a,b
	xor	a,c
	push	af
	ld	a,e
	and	a,#0x0F
	ld	l,a
	pop	af
	ld	(hl),a		; right half of a glyph
	push	af
	ld	a,e
	and	a,#0xF0
	ld	l,a
	pop	af
	ld	(hl),a		; left half
	ld	a,e
	add	a,#0x11
	jr	nc,next
	ret

; A: pen 0 to 3 becomes a byte of four such pixels.
pen:
	rra			; bit 0
	ld	l,#0
	jr	nc,even
	ld	l,#0xF0
even:
	rra			; bit 1
	ld	a,l
	ret	nc
	or	a,#0x0F
	ret
