; Sets the bank of tunes and effects, and puts the call of sound_frame into the interrupt: a program that
; never calls this does not link the player.
;
; C: void sound_use(const uint8_t *bank)
; In: HL = bank
; Destroys: A HL
; Bytes: 15
; NOPs: 22

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
