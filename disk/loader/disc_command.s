; The unnamed commands of AMSDOS, one code each from 0x81 up. disc_command looks one up; then disc_far calls
; it, any number of times, with the command's registers.
;
; In: A = code
; Out: carry set if AMSDOS has it
; Destroys: AF BC DE HL
; Bytes: 22
; NOPs: about 700; disc_far 100 more than the command

	.module disc_command
	.area _CODE

KL_FIND_COMMAND	.equ	0xBCD4

disc_command::
	ld	(name),a
	ld	hl,#name
	call	KL_FIND_COMMAND	; HL = address, C = ROM
	ret	nc
	ld	(far),hl
	ld	a,c
	ld	(far+2),a
	ret

disc_far::
	rst	0x18
	.dw	far
	ret

	.area _DATA
name:
	.ds	1		; with bit 7 set it is a name of one letter
far:
	.ds	3
