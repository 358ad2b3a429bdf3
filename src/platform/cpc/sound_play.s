; Starts a tune with the next frame.
;
; C: void sound_play(uint16_t tune)
; In: HL = tune
; Bytes: 4
; NOPs: 8

	.module sound_play
	.globl tune_wanted

	.area _CODE
_sound_play::
	ld	(tune_wanted),hl
	ret
