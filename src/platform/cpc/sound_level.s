; void sound_level(uint8_t level) __z88dk_fastcall
; In: L: the level.
;
; Cost: 8 NOPs.

	.module sound_level
	.globl sound_limit

	.area _CODE
_sound_level::
	ld	a,l
	ld	(sound_limit),a
	ret
