; The sound chip's period of a note: a table has the lowest octave, the others are halves of it, rounded.
;
; In: A = note, in semitones from C1
; Out: DE = period
; Destroys: AF C
; Bytes: 59
; NOPs: 38 in the first octave, 56 in the second, 95 in the fifth

	.module sound_period

	.area _CODE
sound_period::
	push	hl
	ld	c,#-1
octave:
	inc	c
	sub	a,#12
	jr	nc,octave
	add	a,#12
	add	a,a
	ld	e,a
	ld	d,#0
	ld	hl,#lowest
	add	hl,de
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	pop	hl
	inc	c
	dec	c		; keeps the carry of the last half, which is none yet
	ret	z
half:
	srl	d
	rr	e
	dec	c
	jr	nz,half
	ret	nc
	inc	de
	ret

lowest:				; C1 to B1: 62,500 / Hz
	.dw	1911, 1804, 1703, 1607, 1517, 1432, 1351, 1276, 1204, 1136, 1073, 1012
