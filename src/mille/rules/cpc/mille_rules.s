; The rulebook of the current game, or that of a row of rules_table.
;
; C: const rules_t *mille_rules(void), const rules_t *rules_of(uint8_t row)
; In: A = row, for rules_of
; Out: DE = its address
; Destroys: AF HL
; Bytes: 12
; NOPs: 13, for rules_of 9, and those of element

	.module mille_rules
	.globl _mille_game
	.globl _rules_table
	.globl element
	.include "mille_layout.inc"

	.area _CODE
_mille_rules::
	ld	a,(_mille_game + MILLE_RULES)
_rules_of::
	ld	hl,#_rules_table
	ld	de,#RULES_SIZE
	jp	element
