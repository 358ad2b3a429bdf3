; Runs a callback while the firmware owns the machine. AMSDOS cannot print meanwhile: it would report on the
; screen that a file was not found. It stops the drive's motor five seconds after the last access, by an
; interrupt of the firmware; here it is stopped at the end.
;
; In: HL = callback, a C function that returns a byte
; Out: A = what it returned
; Destroys: AF BC DE HL IX IY
; Bytes: 65

	.module file_use
	.globl _file_keeps_backup

TXT_OUTPUT	.equ	0xBB5A
RET_OPCODE	.equ	0xC9
RST_1_OPCODE	.equ	0xCF	; first byte of the firmware's entries
MOTOR		.equ	0xFA7E
MOTOR_OFF	.equ	0xBE46	; AMSDOS: delay from the last sector to motor off, in 1/50 s
USUAL_OFF	.equ	250
MOTOR_TICKER	.equ	0xBE67	; AMSDOS: its ticker block, which counts that delay
KL_DEL_TICKER	.equ	0xBCEC
TRIES		.equ	0xBE66	; AMSDOS: tries for a sector; 16 take 10 s on an unformatted disc
FEW_TRIES	.equ	5
MOTOR_TURNS	.equ	0xBE5F	; AMSDOS: 255 while the motor is on
AMSDOS		.equ	0xBE7D	; points to its variables, of which:
WRITTEN		.equ	0x2C	; the drive with the file that is being written, or 255

	.area _CODE
file_use::
	ld	a,#RET_OPCODE
	ld	(TXT_OUTPUT),a
	ld	a,(MOTOR_OFF)
	sub	a,#USUAL_OFF
	ld	a,#0
	jr	nz,work		; not Amstrad's ROM: other variables
	ld	a,#FEW_TRIES
	ld	(TRIES),a
work:
	ld	(_file_keeps_backup),a
	call	call_hl
	push	af
	ld	a,(_file_keeps_backup)
	or	a,a
	jr	z,stop
	ld	hl,#MOTOR_TICKER
	call	KL_DEL_TICKER
	xor	a,a
	ld	(MOTOR_TURNS),a
	ld	hl,(AMSDOS)
	ld	de,#WRITTEN
	add	hl,de
	ld	(hl),#255	; file_write has set it
stop:
	ld	a,#RST_1_OPCODE
	ld	(TXT_OUTPUT),a
	ld	bc,#MOTOR
	xor	a,a
	out	(c),a
	pop	af
	ret
call_hl:
	jp	(hl)
