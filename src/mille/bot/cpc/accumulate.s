; Adds the weight of a feature to the sum.
;
; C: void accumulate(uint8_t place, uint16_t group)
; In: A = place, DE = group: the number of its first weight
; Destroys: AF DE HL
; Bytes: 23
; NOPs: 35

	.module accumulate
	.globl _weights

	.area _OVERLAY_A
_accumulate_sum::
	.ds	2

	.area _CODE
_accumulate::
	ld	hl,#_weights
	add	hl,de
	ld	e,a
	ld	d,#0
	add	hl,de
	ld	a,(hl)
	ld	e,a
	rlca
	sbc	a,a
	ld	d,a		; DE: the weight
	ld	hl,(_accumulate_sum)
	add	hl,de
	ld	(_accumulate_sum),hl
	ret
