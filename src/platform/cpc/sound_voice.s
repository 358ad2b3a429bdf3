; A frame of a voice: its next note when it is due, and the next step of its instrument. It may change noise,
; mixer and envelope in psg_image.
;
; In: HL = voice, C = how many frames before a note its commands are read
; Out: A = volume, zero flag set if it is 0; DE = period, unless the volume is 0
; Destroys: AF BC DE HL
; Bytes: 167
; NOPs: 29 while silent, about 80 for a plain step, 200 for a note

	.module sound_voice
	.globl sound_strike, sound_fetch, sound_period
	.globl psg_image

	.include "src/platform/cpc/voice.inc"

	.area _CODE
; A byte of the path that is no step.
control:
	ld	a,b
	sub	a,#0xC0
	jr	nc,noise
	add	a,#0x40
	jr	z,over
	ld	b,a
	ld	a,e
	sub	a,b
	ld	e,a
	jr	nc,sound_path
	dec	d
	jr	sound_path
noise:
	ld	(psg_image+6),a
	ld	a,#0x18
	ld	(psg_image+7),a
	jr	sound_path
over:
	ld	(hl),a
	ret

sound_voice::
	dec	(hl)		; VOICE_WAIT
	jp	z,sound_strike
	ld	a,(hl)
	cp	a,c
	call	z,sound_fetch
sound_step::
	ld	a,l
	add	a,#VOICE_PATH
	ld	l,a
	ld	e,(hl)
	inc	l
	ld	d,(hl)
	ld	a,d
	or	a,a
	ret	z
; HL: the high byte of VOICE_PATH, DE: the path.
sound_path::
	ld	a,(de)
	inc	de
	ld	b,a
	add	a,a
	jr	c,control
	ld	(hl),d		; the path goes on behind this step, or one byte farther
	jp	m,pitched
	dec	l
	ld	(hl),e
	inc	l
	inc	l
	ld	e,(hl)		; VOICE_PERIOD
	inc	l
	ld	d,(hl)
	inc	l
	inc	l
; The volume of step B, with DE as its period; HL: what is to be taken from it.
sound_loudness::
	ld	a,b
	and	a,#0x30
	jr	nz,special
plain:
	ld	a,b
	and	a,#15
	sub	a,(hl)
	ret	nc
	xor	a,a
	ret

pitched:
	ld	a,(de)
	inc	de
	ld	(hl),d
	dec	l
	ld	(hl),e
	inc	l
	inc	l
	sra	a
	jr	nc,semitones
	ld	c,a		; a longer or shorter period
	rla
	sbc	a,a
	ld	d,a
	ld	a,c
	add	a,(hl)		; VOICE_PERIOD
	ld	e,a
	inc	l
	ld	a,d
	adc	a,(hl)
	ld	d,a
	inc	l
	inc	l
	jr	sound_loudness

semitones:
	inc	l
	inc	l
	ld	d,(hl)		; VOICE_NOTE
	inc	l
	cp	a,#0xC2		; -64 and -63 are the chord's second and third note
	jr	nc,higher
	cp	a,#0xC0
	jr	c,higher
	inc	l
	rra
	ld	a,(hl)		; VOICE_CHORD
	dec	l
	jr	c,third
	rrca
	rrca
	rrca
	rrca
third:
	and	a,#15
higher:
	add	a,d
	call	sound_period
	jr	sound_loudness

; A step without tone, or with the envelope.
special:
	bit	4,b
	jr	z,toned
	ld	a,(psg_image+7)
	or	a,#4
	ld	(psg_image+7),a
toned:
	bit	5,b
	jr	z,plain
	ld	a,e		; a sixteenth of the period
	and	a,#0xF0
	or	a,d
	rrca
	rrca
	rrca
	rrca
	ld	(psg_image+11),a
	ld	a,#16
	or	a,a
	ret
