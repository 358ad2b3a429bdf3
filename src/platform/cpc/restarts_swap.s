; Changes what lies from &0008 to &003A: the firmware's restarts and interrupt for the program's, or the other way round. What C
; calls most often is called in one byte: peephole.def knows which. The program's restarts stand in its file one behind the other,
; those of frame.s, those that the program has chosen (restarts.s), and the interrupt's.
; In: nothing, interrupts are off. Out: nothing. Changes AF BC DE HL.
;
; Cost: 979 NOPs.

	.module restarts_swap
	.globl frames
	.globl restarts_end
	.globl interrupt_frame

FIRST	.equ	0x0008

	.area _FRAMES
	.area _RESTARTS
	.area _VECTOR
	jp	interrupt_frame	; &0038

	.area _CODE
restarts_swap::
	ld	hl,#frames
	ld	de,#FIRST
	ld	b,#restarts_end+3-FIRST
byte:
	ld	c,(hl)
	ld	a,(de)
	ld	(hl),a
	ld	a,c
	ld	(de),a
	inc	hl
	inc	de
	djnz	byte
	ret
