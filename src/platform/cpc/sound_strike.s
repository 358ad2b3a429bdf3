; The next note of a voice, rest or hold, with the commands before it applied. Continues with its instrument
; (sound_voice.s), or returns to the caller of sound_voice with silence.
;
; In: HL = voice
; Out: as sound_voice
; Destroys: AF BC DE HL
; Bytes: 78
; NOPs: 80 and sound_period

	.module sound_strike
	.globl sound_step, sound_path, sound_period
	.globl sound_bank

	.include "src/platform/cpc/voice.inc"

REST	.equ	0x60

	.area _CODE
sound_strike::
	inc	l
	ld	a,(hl)		; VOICE_LENGTH
	dec	l
	ld	(hl),a
	inc	l
	inc	l
	ld	e,(hl)		; VOICE_STREAM
	inc	l
	ld	d,(hl)
	ld	a,d
	or	a,a
	jr	z,rest		; the voice is over
	ld	a,(de)
	inc	de
	ld	(hl),d
	dec	l
	ld	(hl),e
	sub	a,#REST
	jr	z,rest_below
	dec	l
	dec	l
	jp	nc,sound_step	; a hold
	add	a,#REST
	ld	b,a
	ld	a,l
	add	a,#VOICE_TRANSPOSE
	ld	l,a
	ld	a,b
	add	a,(hl)
	ld	b,a
	dec	l
	ld	d,(hl)		; VOICE_CHORD_WANTED
	dec	l
	ld	e,(hl)		; VOICE_SOFT_WANTED
	dec	l
	ld	a,(hl)		; VOICE_INSTRUMENT_WANTED
	dec	l
	ld	(hl),d		; VOICE_CHORD
	dec	l
	ld	(hl),e		; VOICE_SOFT
	dec	l
	ld	(hl),b		; VOICE_NOTE
	push	af
	ld	a,b
	call	sound_period
	dec	l
	ld	(hl),d		; VOICE_PERIOD
	dec	l
	ld	(hl),e
	dec	l
	pop	af
	ld	de,(sound_bank)
	add	a,e
	ld	e,a
	jr	nc,near
	inc	d
near:
	jp	sound_path

rest_below:
	inc	l
rest:
	inc	l
	inc	l
	ld	(hl),a		; VOICE_PATH
	or	a,a
	ret
