; The address of a position in the screen memory.
;
; In: L = x in bytes, H = y in lines
; Out: DE = address; carry clear
; Destroys: AF BC HL
; Bytes: 25
; NOPs: 37

	.module video_address

	.area _CODE
video_address::
	ld	a,h
	and	a,#7
	rlca
	rlca
	rlca
	or	a,#0xC0
	ld	d,a		; 0xC000 + (y & 7) * 0x800 + x
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
