; void sound_play(uint16_t tune) __z88dk_fastcall
; In: HL: the tune.
;
; Cost: 8 NOPs.

	.module sound_play
	.globl tune_wanted

	.area _CODE
_sound_play::
	ld	(tune_wanted),hl
	ret
