; The test card: anything a CPC emulator gets wrong by a microsecond shows as a wrong pixel. Runs from a
; snapshot at 0x4000, with mode and inks of its own for each of the six bands between interrupts, stripes made
; by changing inks while the beam crosses the line, the key matrix and a frame counter as blocks of ink, and
; all the time a program that mixes instructions of every length, so that each interrupt finds the Z80 in the
; middle of another one. tests/tools/cpcsim/vs_caprice32.mjs runs it here and in Caprice32 and compares the
; pictures.
;
; Bytes: 670

	.module card
	.area _CODE

_frames	==	0x4F00	; frames since the start, one byte
_matrix	==	0x4F01	; 10 bytes, a bit is 0 while its key is down
band	.equ	0x4F0B	; which interrupt of the frame comes next, 0 to 5
scratch	.equ	0x4F10

start:
	di
	ld	sp,#0xBF00
	ld	a,#0xC3		; JP handler
	ld	(0x38),a
	ld	hl,#handler
	ld	(0x39),hl
	ld	a,#0xC9		; RET
	ld	(0x28),a
	xor	a,a
	ld	(_frames),a
	ld	(band),a
	call	paint
	ld	bc,#0xBC0D	; the screen begins 64 bytes on, so its rows wrap within their 2 KB
	out	(c),c
	ld	bc,#0xBD20
	out	(c),c
	im	1
	ei

; Each turn is a frame. HALT makes the program start at the same microsecond in every frame.
frame:
	halt
	ld	a,(band)
	dec	a
	jr	nz,frame	; until band 0 is done
	ld	hl,#_frames
	inc	(hl)
	call	scan
	call	show
	call	slide
	call	race
	call	mix
	jr	frame

; ---- the picture ---------------------------------------------------------------------------------------------------

; Every byte of the screen another: address low + 3 * address high.
paint:
	ld	hl,#0xC000
1$:
	ld	a,h
	add	a,a
	add	a,h
	add	a,l
	ld	(hl),a
	inc	hl
	ld	a,h
	or	a,l
	jr	nz,1$
	ret

; The ten rows of keys and the counter, a byte each, on lines 8 to 15, 7 bytes apart.
show::
	ld	hl,#0xC050
	ld	de,#_frames	; the matrix follows it
	ld	b,#11
1$:
	ld	a,(de)
	ld	c,a
	inc	de
2$:
	ld	(hl),c
	inc	l
	ld	(hl),c
	dec	l
	ld	a,h
	add	a,#8		; a line down
	ld	h,a
	jr	nc,2$
	ld	h,#0xC0
	ld	a,l
	add	a,#7
	ld	l,a
	djnz	1$
	ret

; ---- keys ------------------------------------------------------------------------------------------------------------

scan::
	ld	bc,#0xF40E	; sound chip register 14
	out	(c),c
	ld	bc,#0xF6C0
	out	(c),c
	ld	bc,#0xF600
	out	(c),c
	ld	bc,#0xF792	; port A in
	out	(c),c
	ld	hl,#_matrix
	ld	de,#0x0A40
1$:
	ld	b,#0xF6
	out	(c),e
	ld	b,#0xF4
	in	a,(c)
	ld	(hl),a
	inc	hl
	inc	e
	dec	d
	jr	nz,1$
	ld	bc,#0xF782	; port A out
	out	(c),c
	ret

; ---- interrupts ------------------------------------------------------------------------------------------------------

; Band 0 begins two lines after VSYNC, bands 1 to 5 every 52 lines after it. Sets mode and five inks, then draws
; stripes in the border and in pen 0 with the three kinds of OUT.
handler::
	push	af
	push	bc
	push	de
	push	hl
	ld	b,#0xF5
	in	a,(c)
	rra			; VSYNC: this is band 0
	ld	a,(band)
	jr	nc,1$
	xor	a,a
1$:
	ld	e,a
	inc	a
	ld	(band),a
	ld	d,#0
	ld	h,d
	ld	l,e
	add	hl,hl
	add	hl,hl
	add	hl,hl
	add	hl,hl
	add	hl,hl		; 32 bytes a band
	ld	de,#bands
	add	hl,de
	ld	bc,#0x7F8C
	ld	a,(hl)		; mode
	out	(c),a
	inc	hl
	ld	e,#0
2$:
	out	(c),e		; pens 0 to 15
	ld	a,(hl)
	out	(c),a
	inc	hl
	inc	e
	bit	4,e
	jr	z,2$
	out	(c),e		; the border
	ld	a,(hl)
	out	(c),a
	inc	hl
; stripes as narrow as they get: OUT (C),r is 4 NOPs
	ld	de,#0x4B54
	out	(c),d
	out	(c),e
	out	(c),d
	out	(c),e
	out	(c),d
; OUTI, 5 NOPs, takes B down before it writes
	ld	b,#0x80
	outi
	ld	b,#0x80
	outi
	ld	b,#0x80
	outi
; OUT (n),A: port and value are both A
	ld	a,#0x7F
	out	(0x00),a
	dec	a
	nop
	ld	b,#0x7F
	out	(c),e
	inc	a
	out	(0x00),a
	ld	b,#0x80
	outi			; the border's own colour again
; the same in pen 0, seen inside the screen, for a few lines
	ld	c,#0
	out	(c),c
	ld	a,#9
3$:
	out	(c),d
	nop
	out	(c),e
	cpl
	cpl
	out	(c),d
	inc	hl
	dec	hl
	out	(c),e
	dec	a
	jr	nz,3$
	ld	b,#0x80
	outi			; pen 0's own colour again
	pop	hl
	pop	de
	pop	bc
	pop	af
	ei
	ret

; Mode, 16 pens, border, three stripes for OUTI, border again, pen 0 again; then unused up to 32.
bands:
	.db	0x8D, 0x44, 0x4A, 0x53, 0x4C, 0x4B, 0x54, 0x55, 0x4D, 0x46, 0x5E, 0x5F, 0x47, 0x52, 0x59, 0x44
	.db	0x57, 0x44, 0x4C, 0x52, 0x55, 0x44, 0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0
	.db	0x8C, 0x54, 0x44, 0x55, 0x5C, 0x58, 0x5D, 0x4C, 0x45, 0x4D, 0x56, 0x46, 0x57, 0x5E, 0x40, 0x5F
	.db	0x4E, 0x56, 0x4A, 0x43, 0x4B, 0x56, 0x54, 0, 0, 0, 0, 0, 0, 0, 0, 0
	.db	0x8E, 0x5C, 0x4B, 0x53, 0x4C, 0x4B, 0x54, 0x55, 0x4D, 0x46, 0x5E, 0x5F, 0x47, 0x52, 0x59, 0x44
	.db	0x57, 0x5C, 0x54, 0x44, 0x46, 0x5C, 0x5C, 0, 0, 0, 0, 0, 0, 0, 0, 0
	.db	0x8D, 0x56, 0x4B, 0x54, 0x4C, 0x4B, 0x54, 0x55, 0x4D, 0x46, 0x5E, 0x5F, 0x47, 0x52, 0x59, 0x44
	.db	0x57, 0x5E, 0x5D, 0x4F, 0x47, 0x5E, 0x56, 0, 0, 0, 0, 0, 0, 0, 0, 0
	.db	0x8F, 0x58, 0x5A, 0x59, 0x5B, 0x4B, 0x54, 0x55, 0x4D, 0x46, 0x5E, 0x5F, 0x47, 0x52, 0x59, 0x44
	.db	0x57, 0x58, 0x40, 0x4B, 0x54, 0x58, 0x58, 0, 0, 0, 0, 0, 0, 0, 0, 0
	.db	0x8C, 0x47, 0x4F, 0x4E, 0x43, 0x42, 0x5A, 0x5B, 0x59, 0x4B, 0x54, 0x44, 0x55, 0x5C, 0x58, 0x5D
	.db	0x4C, 0x57, 0x54, 0x4B, 0x54, 0x57, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0

; ---- programs for interrupts to fall into ----------------------------------------------------------------------------

; Frame number modulo 32 NOPs later than in a frame that is number 0: over 32 frames, what follows is interrupted in 32
; places.
slide:
	ld	a,(_frames)
	cpl
	and	a,#31
	ld	e,a
	ld	d,#0
	ld	hl,#nops
	add	hl,de
	jp	(hl)
nops:
	.rept	32
	nop
	.endm
	ret

; Writes to one place of screen line 12 faster than the beam gets there.
race::
	ld	hl,#0xE0C8
	ld	bc,#620
1$:
	ld	(hl),c
	dec	bc
	ld	a,b
	or	a,c
	jr	nz,1$
	ret

; Instructions of every length, about 100 lines of time.
mix::
	ld	b,#18
	ld	ix,#scratch + 8
1$:
	push	bc
	ld	hl,#scratch
	ld	de,#scratch + 64
	ld	bc,#7
	ldir
	ldi
	ldd
	inc	hl
	dec	de
	ld	a,i
	ld	a,r
	rld
	rrd
	ex	(sp),hl
	ex	(sp),hl
	ex	(sp),ix
	ex	(sp),ix
	ld	a,3 (ix)
	inc	3 (ix)
	ld	4 (ix),#0x55
	set	3,5 (ix)
	bit	2,5 (ix)
	add	hl,de
	adc	hl,bc
	add	ix,bc
	ld	ix,#scratch + 8
	ld	(scratch + 20),hl
	ld	hl,(scratch + 20)
	ld	(scratch + 22),ix
	ld	bc,(scratch + 22)
	cpi
	cpd
	call	leaf
	rst	0x28
	ld	bc,#0x0302
2$:
	djnz	2$
	jp	3$
3$:
	push	iy
	pop	iy
	ld	hl,#scratch + 30
	sla	(hl)
	ld	(scratch + 24),sp
	di
	ld	sp,hl
	ld	sp,(scratch + 24)
	ei
	pop	bc
	dec	b
	jp	nz,1$
	ret
leaf:
	or	a,a
	ret	c
	ret	nc
