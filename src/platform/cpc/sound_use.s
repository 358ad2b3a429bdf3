; void sound_use(const uint8_t *bank) __z88dk_fastcall
; Also puts the call of sound_frame into the interrupt: a program that never comes here does not carry the player.
; In: HL: the bank.
;
; Cost: 25 NOPs.

	.module sound_use
	.globl sound_bank, sound_call, sound_frame

	.area _CODE
_sound_use::
	ld	(sound_bank),hl
	ld	hl,#sound_frame
	ld	(sound_call+1),hl
	ld	a,#0xCD		; CALL, now that its address is there
	ld	(sound_call),a
	ret
