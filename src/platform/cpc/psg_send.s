; Sends registers to the sound chip, from the last one down to 0: each is selected, then written, with the
; chip inactive in between. Port A of the PPI is left as output and port C at 0, as matrix_scan expects.
;
; In: A = the last register, HL = its place in psg_image
; Destroys: AF BC DE HL
; Bytes: 30
; NOPs: 8 + 37 for each register: 452 for 12

	.module psg_send

	.area _CODE
psg_send::
	ld	de,#0x80C0	; D: write, E: select, C: nothing
	ld	c,#0
register:
	ld	b,#0xF4		; port A: the register's number
	out	(c),a
	ld	b,#0xF6		; port C
	out	(c),e
	out	(c),c
	ld	b,#0xF5		; OUTD decrements B before the output: port A, the value
	outd
	ld	b,#0xF6
	out	(c),d
	out	(c),c
	dec	a
	jp	p,register
	ret
