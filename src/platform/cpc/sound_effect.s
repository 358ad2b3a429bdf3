; void sound_effect(uint16_t effect) __z88dk_fastcall
; In: HL: the effect. Of two in one frame the one of higher priority is kept.
;
; Cost: 17 NOPs at most.

	.module sound_effect
	.globl effect_wanted

	.area _CODE
_sound_effect::
	ld	a,(effect_wanted+1)
	cp	a,h
	jr	z,wanted
	ret	nc
wanted:
	ld	(effect_wanted),hl
	ret
