; Sets which sounds are heard: all, effects, none.
;
; C: void sound_level(uint8_t level)
; In: L = level
; Destroys: A
; Bytes: 5
; NOPs: 8

	.module sound_level
	.globl sound_limit

	.area _CODE
_sound_level::
	ld	a,l
	ld	(sound_limit),a
	ret
