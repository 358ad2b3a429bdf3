; Stops the tune and the effect: takes from each voice its stream and its instrument, and from the effect its
; segments. One byte each suffices, so an interrupt may come in between.
;
; C: void sound_stop(void)
; Destroys: AF B DE HL
; Bytes: 29
; NOPs: 75

	.module sound_stop
	.globl sound_voices
	.globl tune_wanted, effect_wanted, effect_next

	.include "src/platform/cpc/voice.inc"

	.area _CODE
_sound_stop::
	ld	hl,#0
	ld	(tune_wanted),hl
	ld	(effect_wanted),hl
	ld	(effect_next+1),hl	; and effect_rank
	xor	a,a
	ld	hl,#sound_voices+VOICE_STREAM+1
	ld	b,#3
voice:
	ld	(hl),a
	inc	l
	inc	l
	ld	(hl),a		; VOICE_PATH
	ld	de,#VOICE_SIZE-2
	add	hl,de
	djnz	voice
	ret
