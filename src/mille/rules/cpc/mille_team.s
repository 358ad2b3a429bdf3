; A team of the current game.
;
; C: mille_team_t *mille_team(uint8_t team)
; In: A = team
; Out: DE = its address
; Destroys: AF HL
; Bytes: 9
; NOPs: 9 and those of element

	.module mille_team
	.globl _mille_game
	.globl element
	.include "mille_layout.inc"

	.area _CODE
_mille_team::
	ld	hl,#_mille_game + MILLE_TEAM
	ld	de,#TEAM_SIZE
	jp	element
