; Works with the disc while the firmware has the machine. AMSDOS cannot write on the screen meanwhile: it would
; say that there is no such file. It stops the drive's motor five seconds after the last sector; it is told to be quick and waited
; for, because nobody calls it when the program has the machine again.
; In: HL = work, a function of C that returns a byte. Out: A = what it returned. Changes all but the other
; registers. The work, and a quarter of a second.

	.module file_use
	.globl _file_keeps_backup

TXT_OUTPUT	.equ	0xBB5A
RET_OPCODE	.equ	0xC9
RST_1_OPCODE	.equ	0xCF	; how the firmware's entries begin
MOTOR		.equ	0xFA7E
MOTOR_OFF	.equ	0xBE46	; AMSDOS: fiftieths of a second from the last sector to the motor's end
USUAL_OFF	.equ	250
QUICK_OFF	.equ	10
TRIES		.equ	0xBE66	; AMSDOS: how often it tries to read or write a sector; 16 take 10 seconds of an unformatted disc
FEW_TRIES	.equ	5
MOTOR_TURNS	.equ	0xBE5F	; AMSDOS: 255 while it does
AMSDOS		.equ	0xBE7D	; points to its variables, of which:
WRITTEN		.equ	0x2C	; the drive with the file that is being written, or 255
INTERRUPTS	.equ	6	; in a fiftieth of a second

	.area _CODE
file_use::
	ld	a,#RET_OPCODE
	ld	(TXT_OUTPUT),a
	ld	de,#MOTOR_OFF
	ld	a,(de)
	sub	a,#USUAL_OFF
	ld	a,#0
	jr	nz,work		; another ROM than Amstrad's, whose memory is its own
	ld	a,#QUICK_OFF
	ld	(de),a
	ld	a,#FEW_TRIES
	ld	(TRIES),a
work:
	ld	(_file_keeps_backup),a
	call	call_hl
	push	af
	ld	a,(_file_keeps_backup)
	or	a,a
	jr	z,stop
	ld	hl,#MOTOR_TURNS
	ld	b,#(QUICK_OFF+2)*INTERRUPTS
wait:
	halt
	ld	a,(hl)
	or	a,a
	jr	z,rests
	djnz	wait
rests:
	ld	(hl),#0		; it does not turn, whatever AMSDOS thinks: CrocoDS is never done with waiting for it
	ld	a,#USUAL_OFF
	ld	(MOTOR_OFF),a
	ld	hl,(AMSDOS)
	ld	de,#WRITTEN
	add	hl,de
	ld	(hl),#255	; file_write has left a drive there
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
