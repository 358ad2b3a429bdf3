; The drive's motor. AMSDOS waits a second whenever it starts it: disc_hurry tells it that the disc turns
; already, disc_calm that it may have stopped. disc_leave stops the motor now and not in five seconds, because
; the game disables AMSDOS's interrupts.
;
; Destroys: AF BC DE HL
; Bytes: 50
; NOPs: 20; disc_leave about 100

	.module disc_motor
	.area _CODE

MOTOR		.equ	0xFA7E
MOTOR_ON	.equ	0xBE44	; AMSDOS: fiftieths of a second from the start of the motor to the first sector …
USUAL_ON	.equ	50
MOTOR_OFF	.equ	0xBE46	; … and from the last one to its stop
USUAL_OFF	.equ	250
MOTOR_TURNS	.equ	0xBE5F	; 255 while the motor is on
MOTOR_TICKER	.equ	0xBE67	; AMSDOS's ticker block: it counts both delays
KL_DEL_TICKER	.equ	0xBCEC

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
	ld	hl,#MOTOR_TICKER
	call	KL_DEL_TICKER
	xor	a,a
	ld	(MOTOR_TURNS),a
	call	disc_calm
stop:
	ld	bc,#MOTOR
	xor	a,a
	out	(c),a
	ret
