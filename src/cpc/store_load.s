; uint8_t store_load(const store_file_t *file)
; Reads a file through AMSDOS, which the loader has woken and told to be quiet. The 2 KB that CAS IN OPEN wants and the
; file itself lie in the screen's memory, which firmware_on has darkened; only a file that is whole goes on to its place.
; The firmware stops the drive's motor five seconds after the last sector. It is told to be quick and waited for, because
; nobody calls it when the program has the machine again.
; In: HL = file. Out: L = STORE_… Changes AF BC DE HL IY. The disc's time, 5,000 NOPs and 19 for each byte.

	.module store_load
	.globl _firmware_on, _firmware_off

TXT_OUTPUT	.equ	0xBB5A
CAS_IN_OPEN	.equ	0xBC77
CAS_IN_CLOSE	.equ	0xBC7A
CAS_IN_DIRECT	.equ	0xBC83
MC_WAIT_FLYBACK	.equ	0xBD19
RET_OPCODE	.equ	0xC9
RST_1_OPCODE	.equ	0xCF	; how the firmware's entries begin
RST_FAR_CALL	.equ	0xDF	; how a vector begins that a ROM has taken over
MOTOR		.equ	0xFA7E
MOTOR_OFF	.equ	0xBE46	; AMSDOS: fiftieths of a second from the last sector to the motor's end
USUAL_OFF	.equ	250
QUICK_OFF	.equ	10
INTERRUPTS	.equ	6	; in a fiftieth of a second
BUFFER		.equ	0xC000
BYTES		.equ	0xC800
STACK		.equ	0xC000	; the firmware's own, which nobody else uses

GOOD		.equ	0
NO_DISC		.equ	1
MISSING		.equ	2
DAMAGED		.equ	3

	.area _DATA
stack_kept:
	.ds	2

	.area _CODE
_store_load::
	ld	a,(CAS_IN_OPEN)
	sub	a,#RST_FAR_CALL
	jr	z,disc
	ld	l,#NO_DISC
	ret
disc:
	push	ix
	ld	(stack_kept),sp
	ld	sp,#STACK
	push	hl
	call	_firmware_on
	pop	ix
	push	ix
	ld	hl,#TXT_OUTPUT	; AMSDOS would write that there is no such file, and the last line scrolls
	ld	(hl),#RET_OPCODE
	ld	hl,#MOTOR_OFF
	ld	a,(hl)
	sub	a,#USUAL_OFF
	push	af		; not zero: another ROM than Amstrad's, whose memory is its own
	jr	nz,open
	ld	(hl),#QUICK_OFF
open:
	ld	l,0 (ix)
	ld	h,1 (ix)
	push	hl
	xor	a,a
	ld	b,a
letter:
	inc	b
	inc	hl
	cp	a,(hl)
	jr	nz,letter
	pop	hl
	ld	de,#BUFFER
	call	CAS_IN_OPEN	; BC = the file's length
	ld	e,#MISSING
	jr	nc,close
	pop	af
	pop	ix
	push	ix
	push	af
	ld	e,#DAMAGED
	ld	a,c
	xor	a,4 (ix)
	ld	c,a
	ld	a,b
	xor	a,5 (ix)
	or	a,c
	jr	nz,close
	push	de
	ld	hl,#BYTES
	call	CAS_IN_DIRECT
	pop	de
	jr	nc,close
	ld	e,#GOOD
close:
	pop	af
	push	de
	push	af
	call	CAS_IN_CLOSE
	pop	af
	jr	nz,stop
	ld	b,#(QUICK_OFF+2)*INTERRUPTS
wait:
	halt
	djnz	wait
	ld	a,#USUAL_OFF
	ld	(MOTOR_OFF),a
stop:
	ld	a,#RST_1_OPCODE
	ld	(TXT_OUTPUT),a
	ld	bc,#MOTOR
	xor	a,a
	out	(c),a
	call	MC_WAIT_FLYBACK	; so that no part of a frame shows the firmware's inks
	call	_firmware_off
	pop	de
	pop	ix
	ld	sp,(stack_kept)
	ld	a,e
	or	a,a
	call	z,take
	pop	ix
	ld	l,a
	ret

; In: IX = file, its bytes are at BYTES. Out: A = GOOD, and they are in their place; or DAMAGED.
take:
	ld	hl,#BYTES
	call	size
	ld	d,a
	ld	e,a
sum:				; Fletcher's checksum: E sums the bytes, D sums the sums
	ld	a,(hl)
	add	a,e
	ld	e,a
	add	a,d
	ld	d,a
	cpi
	jp	pe,sum
	ld	a,(hl)
	sub	a,e
	ld	e,a
	inc	hl
	ld	a,(hl)
	sub	a,d
	or	a,e
	jr	nz,damaged
	ld	e,2 (ix)
	ld	d,3 (ix)
	ld	hl,#BYTES
	ld	b,#2
make:
	ld	a,(de)
	sub	a,(hl)
	jr	nz,damaged
	inc	de
	inc	hl
	djnz	make
	call	size
	ldir
	ret
damaged:
	ld	a,#DAMAGED
	ret

; BC = the file's length without the two bytes at its end, or at its beginning.
size:
	ld	c,4 (ix)
	ld	b,5 (ix)
	dec	bc
	dec	bc
	ret
