; A hand of the current game.
;
; C: uint8_t *mille_hand(uint8_t seat)
; In: A = seat
; Out: DE = address of its first card
; Destroys: AF HL
; Bytes: 9
; NOPs: 9 and those of element

	.module mille_hand
	.globl _mille_game
	.globl element
	.include "mille_layout.inc"

	.area _CODE
_mille_hand::
	ld	hl,#_mille_game + MILLE_HAND
	ld	de,#HAND_MAX
	jp	element
