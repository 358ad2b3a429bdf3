; Starts an effect with the next frame. Of two in one frame the one of higher priority is played.
;
; C: void sound_effect(uint16_t effect)
; In: HL = effect
; Destroys: AF
; Bytes: 11
; NOPs: at most 17

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
