; The drive's motor. AMSDOS waits a second whenever it starts it: disc_hurry tells it that the disc turns
; already, disc_calm that it may have stopped. disc_leave makes AMSDOS stop the motor now (60 ms) and not in
; five seconds, because the game disables its interrupts.
;
; Destroys: AF BC DE HL
; Bytes: 72
; NOPs: disc_hurry and disc_calm 20

	.module disc_motor
	.globl disc_command, disc_far
	.area _CODE

MOTOR		.equ	0xFA7E
MOTOR_ON	.equ	0xBE44	; AMSDOS: fiftieths of a second from the start of the motor to the first sector …
USUAL_ON	.equ	50
MOTOR_OFF	.equ	0xBE46	; … and from the last one to its stop
USUAL_OFF	.equ	250
DRIVE		.equ	0xBE7D	; points to AMSDOS's variables; the first is the current drive
GET_STATUS	.equ	0x88
MC_WAIT_FLYBACK	.equ	0xBD19

disc_hurry::
	ld	a,(MOTOR_ON)
	cp	a,#USUAL_ON
	ret	nz		; not Amstrad's ROM: other variables
	ld	a,#1
	ld	(MOTOR_ON),a
	ret

disc_calm::
	ld	a,(MOTOR_ON)
	dec	a
	ret	nz
	ld	a,#USUAL_ON
	ld	(MOTOR_ON),a
	ret

disc_leave::
	ld	a,(MOTOR_OFF)
	cp	a,#USUAL_OFF
	jr	nz,stop
	ld	a,#GET_STATUS
	call	disc_command
	jr	nc,stop
	ld	a,#1
	ld	(MOTOR_OFF),a
	ld	hl,(DRIVE)
	ld	a,(hl)
	call	disc_far	; any command will do: it restarts the delay
	ld	b,#3
tick:
	push	bc
	call	MC_WAIT_FLYBACK
	pop	bc
	djnz	tick
	ld	a,#USUAL_OFF
	ld	(MOTOR_OFF),a
	jr	disc_calm
stop:
	ld	bc,#MOTOR
	xor	a,a
	out	(c),a
	ret
