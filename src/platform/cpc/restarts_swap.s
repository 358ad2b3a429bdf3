; Exchanges 0x0008 to 0x003A: the firmware's restarts and interrupt for the program's, or back. The program's
; are contiguous in its file: those of frame.s, those the program has chosen (restarts.s), the interrupt. C
; calls the most frequent functions by them, in one byte: peephole.def lists these.
;
; In: interrupts off
; Destroys: AF BC DE HL
; Bytes: 21
; NOPs: 877

	.module restarts_swap
	.globl frames
	.globl restarts_end
	.globl interrupt_frame

FIRST	.equ	0x0008

	.area _FRAMES
	.area _RESTARTS
	.area _VECTOR
	jp	interrupt_frame	; 0x0038

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
