; A frame of the effect; it replaces what the third voice has written to psg_image.
;
; Destroys: AF BC DE HL
; Bytes: 207
; NOPs: 22 without an effect, about 125 with one, 85 more at the start of a segment

	.module sound_segment
	.globl sound_loudness
	.globl sound_bank, sound_limit, psg_image
	.globl effect_wanted, effect_next, effect_rank, effect_loops, effect_frames
	.globl effect_look, effect_volume, effect_value, effect_glide

OFF	.equ	0x30	; SOUND_OFF

	.area _CODE
; A: 128 and how often to come again, DE: how far back.
loop:
	ld	c,a
	ld	hl,#effect_loops
	ld	a,(hl)
	or	a,a
	jr	nz,again
	ld	a,c		; here for the first time
	sub	a,#0x7F
again:
	dec	a
	ld	(hl),a
	ld	a,(de)
	inc	de
	ld	hl,#effect_frames
	jr	z,segment
	ld	c,a
	ld	a,e
	sub	a,c
	ld	e,a
	jr	nc,segment
	dec	d
	jr	segment

sound_segment::
	ld	hl,(effect_wanted)
	ld	a,h
	or	a,a
	call	nz,start
	ld	de,(effect_next)
	ld	a,d
	or	a,a
	ret	z
	ld	hl,#effect_frames
	dec	(hl)
	jr	nz,same
segment:
	ld	a,(de)
	inc	de
	or	a,a
	jr	z,over
	jp	m,loop
	ld	(hl),a
	ex	de,hl
	inc	e
	ld	a,(hl)
	ldi			; effect_look
	add	a,a
	add	a,a
	add	a,a
	add	a,a
	ld	(de),a		; effect_volume
	inc	e
	ld	a,(hl)
	sra	a
	sra	a
	and	a,#0xFC
	ld	(de),a		; effect_fade
	inc	e
	ld	a,(hl)
	inc	hl
	ldi			; effect_value
	and	a,#15
	ld	(de),a
	inc	e
	ldi			; effect_glide
	ld	(effect_next),hl
same:
	ld	hl,(effect_value)
	ld	d,h
	ld	e,l
	ld	a,(effect_glide)
	ld	c,a
	rlca
	sbc	a,a
	ld	b,a
	add	hl,bc
	ld	(effect_value),hl
	ld	hl,#effect_look
	ld	b,(hl)
	inc	l
	ld	a,(hl)		; effect_volume
	ld	c,a
	inc	l
	add	a,(hl)		; effect_fade
	dec	l
	ld	(hl),a
	ld	a,(sound_limit)
	cp	a,#OFF
	ret	nc
	ld	a,#0x38		; tones, no noise
	bit	6,b
	jr	z,mixed
	ld	a,e
	and	a,#31
	ld	(psg_image+6),a
	ld	a,#0x18
mixed:
	ld	(psg_image+7),a
	ld	a,c
	rrca
	rrca
	rrca
	rrca
	xor	a,b
	and	a,#15
	xor	a,b
	ld	b,a		; the segment's look with the volume of now: a step
	ld	hl,#psg_image+12	; 0: nothing is taken from it
	call	sound_loudness
	ld	(psg_image+10),a
	ld	(psg_image+4),de
	ret

over:
	ld	(effect_next+1),a
	ld	(effect_rank),a
	ret

; HL: the effect that is wanted.
start:
	ld	a,(effect_rank)
	ld	e,a
	ld	a,h
	and	a,#0xF0
	cp	a,e
	jr	c,taken
	ld	(effect_rank),a
	xor	a,h
	ld	h,a
	ld	de,(sound_bank)
	add	hl,de
	ld	(effect_next),hl
	ld	hl,#0x0100	; effect_frames: the first segment comes now
	ld	(effect_loops),hl
taken:
	xor	a,a
	ld	(effect_wanted+1),a
	ret
