; Adds survey_leaving to the force of each survey_t whose bit is set: the armies that can attack there.
;
; C: void survey_add_force(uint8_t bits, survey_t *to)
; In: A = bits, DE = the survey_t of bit 0
; Destroys: AF BC DE HL
; Bytes: 35
; NOPs: 16 for each bit up to the last one set, and 14 for each bit that is set

	.module survey_add_force
	.globl _survey_leaving
	.include "risk_layout.inc"

	.area _CODE
_survey_add_force::
	or	a,a
	ret	z
	ld	b,a
	ld	hl,#SURVEY_FORCE
	add	hl,de
	ld	de,(_survey_leaving)
bit:
	srl	b
	jr	nc,next
	ld	a,(hl)
	add	a,e
	ld	(hl),a
	inc	hl
	ld	a,(hl)
	adc	a,d
	ld	(hl),a
	dec	hl
next:
	ld	a,b
	or	a,a
	ret	z
	ld	a,l
	add	a,#SURVEY_SIZE
	ld	l,a
	jr	nc,bit
	inc	h
	jr	bit
