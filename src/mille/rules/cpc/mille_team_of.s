; The team of a seat: seats 0, 1, 2 ... belong to teams 0, 1, 2 ..., and then begin with team 0 again.
;
; C: uint8_t mille_team_of(uint8_t seat)
; In: A = seat
; Out: A = team
; Destroys: F HL
; Bytes: 7
; NOPs: 9 for the first seat of a team, 12 for the second

	.module mille_team_of
	.globl _mille_game
	.include "mille_layout.inc"

	.area _CODE
_mille_team_of::
	ld	hl,#_mille_game + MILLE_TEAMS
	cp	a,(hl)
	ret	c
	sub	a,(hl)
	ret
