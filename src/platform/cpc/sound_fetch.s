; Reads a voice's commands up to its next note, rest or hold: see sound.h.
;
; In: HL = voice
; Out: HL = voice
; Destroys: AF BC DE
; Bytes: 142
; NOPs: 45 + 30 to 100 for each command

	.module sound_fetch
	.globl sound_bank, sound_voices

NOTES_END	.equ	0x62
IS_LENGTH	.equ	0x80
IS_CALL		.equ	0xC0
IS_TRANSPOSE	.equ	0xF0
IS_RETURN	.equ	0xF2
IS_JUMP		.equ	0xF3

	.include "src/platform/cpc/voice.inc"

	.area _CODE
sound_fetch::
	ld	c,l		; where the voice is in the page
	inc	l
	inc	l
	ld	e,(hl)		; VOICE_STREAM
	inc	l
	ld	d,(hl)
	ld	a,d
	or	a,a
	jr	z,found		; it is over
read:
	ld	a,(de)
	cp	a,#NOTES_END
	jr	c,found
	inc	de
	cp	a,#IS_LENGTH
	jr	c,instrument
	cp	a,#IS_CALL
	jr	c,length
	sub	a,#IS_TRANSPOSE
	jr	c,enter
	jr	z,transpose
	cp	a,#IS_RETURN-IS_TRANSPOSE
	jr	c,chord
	jr	z,leave
	cp	a,#IS_JUMP-IS_TRANSPOSE
	jr	z,jump
	ld	d,#0		; the end
found:
	ld	l,c
	inc	l
	inc	l
	ld	(hl),e
	inc	l
	ld	(hl),d
	ld	l,c
	ret

length:
	sub	a,#IS_LENGTH-1
	ld	l,c
	inc	l
	ld	(hl),a		; VOICE_LENGTH
	jr	read
instrument:
	sub	a,#NOTES_END
	ld	b,a
	ld	a,#VOICE_SOFT_WANTED
	add	a,c
	ld	l,a
	ld	(hl),b
	ld	a,#VOICE_INSTRUMENT_WANTED
	jr	take
transpose:
	ld	a,#VOICE_TRANSPOSE
	jr	take
chord:
	ld	a,#VOICE_CHORD_WANTED
; The byte that follows the command, into field A of the voice.
take:
	add	a,c
	ld	l,a
	ld	a,(de)
	inc	de
	ld	(hl),a
	jr	read

leave:
	ld	a,#VOICE_BACK
	add	a,c
	ld	l,a
	ld	e,(hl)
	inc	l
	ld	d,(hl)
	inc	l
	ld	b,(hl)		; VOICE_BACK_AGAIN
	inc	l
	ld	a,(hl)
	dec	l
	dec	l
	ld	(hl),a
	dec	l
	ld	(hl),b
	jr	read

enter:
	add	a,#IS_TRANSPOSE-IS_CALL
	add	a,a
	ld	b,a
	ld	a,#VOICE_BACK
	add	a,c
	ld	l,a
	ld	a,(hl)
	ld	(hl),e
	ld	e,a
	inc	l
	ld	a,(hl)
	ld	(hl),d
	inc	l
	ld	(hl),e		; VOICE_BACK_AGAIN
	inc	l
	ld	(hl),a
	ld	de,(sound_bank)
	ld	a,b
	add	a,e
	ld	e,a
	jr	nc,jump
	inc	d
; To the address that stands at DE, counted from the bank.
jump:
	ex	de,hl
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	ld	hl,(sound_bank)
	add	hl,de
	ex	de,hl
	ld	h,#>sound_voices
	jp	read
