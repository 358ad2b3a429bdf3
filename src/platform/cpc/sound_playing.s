; Whether a tune plays.
;
; C: uint8_t sound_playing(void)
; Out: A = 0 if none does
; Destroys: AF HL
; Bytes: 8
; NOPs: 15

	.module sound_playing
	.globl tune_wanted
	.globl sound_voices

	.include "src/platform/cpc/voice.inc"

	.area _CODE
_sound_playing::
	ld	a,(sound_voices+VOICE_STREAM+1)
	ld	hl,#tune_wanted+1
	or	a,(hl)
	ret
