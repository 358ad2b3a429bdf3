; The line below in the screen memory.
;
; In: DE = an address
; Out: DE = the same column one line below
; Destroys: AF
; Bytes: 14
; NOPs: 8, at the end of a row of characters 17

	.module line_below

	.area _CODE
line_below::
	ld	a,d
	add	a,#8
	ld	d,a
	ret	nc
row_below::			; the rest of it, if the addition of 8 to D has set the carry flag
	ld	a,e
	add	a,#80
	ld	e,a
	ld	a,d
	adc	a,#0xC0
	ld	d,a
	ret
