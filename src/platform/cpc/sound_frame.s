; The sound of a frame: starts the tune and effect requested, advances the three voices and the effect, and
; sends the result to the sound chip. The last interrupt of the picture calls it, so it never coincides with
; matrix_scan, which follows the next one, and takes no drawing time. Returns at once while everything is
; silent.
;
; Destroys: AF BC DE HL
; Bytes: 162
; NOPs: 39 while silent; else make bench, sound.*

	.module sound_frame
	.globl sound_voice, sound_segment, psg_send
	.globl sound_voices, sound_bank, sound_limit, tune_wanted, tune_kind, effect_wanted, effect_next
	.globl psg_image

FIRST_NOTE	.equ	4	; frames from a tune's start to its first notes: what its commands need

	.include "src/platform/cpc/voice.inc"

	.area _CODE
sound_frame::
	ld	hl,(tune_wanted)
	ld	a,h
	or	a,a
	jr	nz,start
	ld	hl,(psg_image+8)	; nothing sounds …
	ld	a,(psg_image+10)
	or	a,h
	or	a,l
	ld	hl,#sound_voices+VOICE_STREAM+1
	or	a,(hl)		; … and nothing will
	ld	hl,#effect_next+1
	or	a,(hl)
	ld	hl,#effect_wanted+1
	or	a,(hl)
	ret	z
	jr	play

; HL: the tune. Its three voices begin three bytes apart.
start:
	and	a,#0xF0
	ld	(tune_kind),a
	xor	a,h
	ld	h,a
	ld	de,(sound_bank)
	add	hl,de
	ex	de,hl
	ld	hl,#sound_voices
	ld	b,#3
voice:
	ld	(hl),#FIRST_NOTE
	inc	l
	inc	l
	ld	(hl),e		; VOICE_STREAM
	inc	l
	ld	(hl),d
	inc	l
	inc	l
	ld	(hl),#0		; VOICE_PATH
	inc	de
	inc	de
	inc	de
	ld	a,l
	add	a,#VOICE_TRANSPOSE-VOICE_PATH-1
	ld	l,a
	ld	(hl),#0
	add	a,#VOICE_SIZE-VOICE_TRANSPOSE
	ld	l,a
	djnz	voice
	xor	a,a
	ld	(tune_wanted+1),a

play:
	ld	a,#0x38		; tones, no noise
	ld	(psg_image+7),a
	ld	hl,#sound_voices
	ld	c,#1
	call	sound_voice
	ld	(psg_image+8),a
	jr	z,second
	ld	(psg_image),de
second:
	ld	hl,#sound_voices+VOICE_SIZE
	ld	c,#2
	call	sound_voice
	ld	(psg_image+9),a
	jr	z,third
	ld	(psg_image+2),de
third:
	ld	hl,#sound_voices+2*VOICE_SIZE
	ld	c,#3
	call	sound_voice
	ld	(psg_image+10),a
	jr	z,listen
	ld	(psg_image+4),de
listen:
	ld	a,(tune_kind)	; is the tune heard?
	ld	hl,#sound_limit
	cp	a,(hl)
	jr	nc,effect
	ld	hl,#0
	ld	(psg_image+8),hl
	ld	(psg_image+9),hl
effect:
	call	sound_segment
	ld	hl,#psg_image+11
	ld	a,#11
	jp	psg_send
