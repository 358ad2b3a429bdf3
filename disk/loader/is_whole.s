; Whether a file is intact: Fletcher's checksum. E sums the bytes, D sums the sums, so their order counts too.
; The file's last two bytes are the expected E and D. is_rest_whole is for a file whose beginning is summed
; already.
;
; In: HL = file, BC = length; is_rest_whole: HL = rest of the file, BC = its length, DE = sums so far
; Out: zero flag set if it is intact
; Destroys: AF BC DE HL
; Bytes: 27
; NOPs: 13 for each byte

	.module is_whole
	.area _CODE

is_whole::
	ld	de,#0
is_rest_whole::
	dec	bc
	dec	bc
	call	sum
	ld	a,(hl)
	inc	hl
	sub	a,e
	ld	e,a
	ld	a,(hl)
	sub	a,d
	or	a,e
	ret

; Sums BC bytes from HL on into DE. HL = the byte behind them.
sum::
	ld	a,(hl)
	add	a,e
	ld	e,a
	add	a,d
	ld	d,a
	cpi			; HL + 1, BC - 1
	jp	pe,sum
	ret
