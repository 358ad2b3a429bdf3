; What RUN" starts: a line of BASIC, and behind it this program, which runs where BASIC has loaded it. It does
; what can be done at once, then moves the rest of the loader to where the game does not overwrite it: BASIC's
; variables at 0xAC00, 1,280 bytes that are unused from then on.
;
; RUN" knows two kinds of program. A binary finds the machine as after a reset: AMSDOS is disabled, must be
; initialised, and seeks its first track again, which takes half a second. A program in BASIC finds everything
; as it was.
;
; Bytes: 116

	.module loader
	.include "memory.inc"
	.include "platform_layout.inc"
	.globl begin, moved
	.globl l__CODE, started
	.area _CODE

PROGRAM			.equ	0x0170	; where BASIC has its programs, and where this is linked
WORK			.equ	MEMORY_PAGE
LOADER_MAX		.equ	0x0500
HIMEM			.equ	0xA67B	; of BASIC, if no ROM but AMSDOS has taken memory
SYMBOLS			.equ	0x80	; above it: the characters that SYMBOL AFTER 240 allows to define
STACK			.equ	0xC000	; the firmware's
CAS_IN_OPEN		.equ	0xBC77
RST_FAR_CALL		.equ	0xDF	; first byte of a vector that a ROM has taken over
USUAL_ROM		.equ	7	; AMSDOS
KL_U_ROM_DISABLE	.equ	0xB903
MC_START_PROGRAM	.equ	0xBD16

line:
	.dw	line_end-line, 10
	.db	0x83, 0x20, 0x1C	; CALL, a space, a number in hexadecimal
	.dw	start
	.db	0x2C, 0xFF, 0x42	; a comma, HIMEM
	.db	0
line_end:
	.dw	0

; Entry at MEMORY_FILE_BUFFER + 0x0F for a program that has read this file: boot_run.
	ld	hl,#MEMORY_FILE_BUFFER
	ld	de,#PROGRAM
	ld	bc,#FILE_MAX
	ldir
	jp	given

; Entry at 0x018D for the rest of the loader, which has loaded this again. Both have set MEMORY_STARTED.
given:
	ld	sp,#STACK
	jr	alone

; Entry from BASIC, with HIMEM at IX.
start:
	ld	a,#started
	ld	(MEMORY_STARTED),a
	ld	a,(CAS_IN_OPEN)
	cp	a,#RST_FAR_CALL
	jr	nz,no_disc
	ld	hl,(CAS_IN_OPEN+1)	; a far address, of which the third byte is the ROM
	inc	hl
	inc	hl
	ld	a,(hl)
	ld	(disc_rom),a
no_disc:
	ld	l,0 (ix)
	ld	h,1 (ix)
	ld	de,#HIMEM
	or	a,a
	sbc	hl,de
	jr	z,alone
	jr	c,reset
	ld	e,#SYMBOLS	; HIMEM may be higher because there are no symbols to define
	ld	d,#0
	sbc	hl,de
	jr	nc,alone
reset:				; a ROM may use memory that the game needs: all are reset, disc_wake needs one
	ld	hl,#alone
	ld	c,#0xFF
	jp	MC_START_PROGRAM
alone:
	call	KL_U_ROM_DISABLE	; BASIC's ROM, which covers the screen for reading
	call	begin
	call	find_rest
	ld	de,#WORK
	ld	bc,#LOADER_MAX
	ldir
	jp	moved

; HL = the rest of the loader. Destroys DE.
find_rest::
	ld	hl,#PROGRAM
	ld	de,#l__CODE
	add	hl,de
	ret

disc_rom::
	.db	USUAL_ROM	; the number of the ROM for the disc
