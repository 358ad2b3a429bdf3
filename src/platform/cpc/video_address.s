; Where a place lies in the screen memory.
; In: L: x in bytes, H: y in lines. Out: DE: address; carry clear. Changes AF BC HL.
;
; Cost: 43 NOPs.

	.module video_address

	.area _CODE
video_address::
	ld	a,h
	and	a,#7
	rlca
	rlca
	rlca
	or	a,#0xC0
	ld	d,a		; &C000 + (y & 7) * &800 + x
	ld	e,l
	ld	a,h
	and	a,#0xF8
	ld	l,a
	ld	h,#0
	ld	c,l
	ld	b,h
	add	hl,hl
	add	hl,hl
	add	hl,bc
	add	hl,hl		; (y >> 3) * 80
	add	hl,de
	ex	de,hl
	ret
