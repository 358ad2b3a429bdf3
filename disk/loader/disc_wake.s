; Makes sure that AMSDOS is initialised and reports errors to the program instead of asking "Retry, Ignore or
; Cancel?". To initialise it takes about a tenth of a second.
;
; Out: carry set; or carry clear, HL = message, DE = 0 (no file name)
; Destroys: AF BC DE HL
; Bytes: 80
; NOPs: 1,500 if AMSDOS is initialised

	.module disc_wake
	.include "memory.inc"
	.globl disc_command, disc_far
	.globl say_memory, say_no_disc
	.area _CODE

GAME_BOTTOM	.equ	MEMORY_PROGRAM
GAME_TOP	.equ	MEMORY_AMSDOS - 1	; last byte the game may use: AMSDOS has the rest
FREE_TOP	.equ	MEMORY_PAGE - 1	; last byte the ROMs may take, from the top down
DRIVE		.equ	0xBE7D	; points to AMSDOS's variables; the first is the current drive
SET_MESSAGE	.equ	0x81
CAS_NOISY	.equ	0xBC6B
CAS_IN_OPEN	.equ	0xBC77
KL_ROM_WALK	.equ	0xBCCB
RST_FAR_CALL	.equ	0xDF	; first byte of a vector that a ROM has taken over

disc_wake::
	call	is_awake
	jr	z,awake
	ld	hl,(DRIVE)
	ld	a,h		; valid only if a disc ROM was initialised before
	sub	a,#0xA7
	cp	a,#0x05
	ld	a,#0
	jr	nc,no_drive
	ld	a,(hl)
no_drive:
	push	af
	ld	de,#GAME_BOTTOM
	ld	hl,#FREE_TOP
	call	KL_ROM_WALK	; HL = the last byte that is still free
	ld	de,#GAME_TOP
	or	a,a
	sbc	hl,de
	pop	bc		; B = drive
	ld	de,#0
	ld	hl,#say_memory
	ccf
	ret	nc
	call	is_awake
	ld	hl,#say_no_disc
	jr	z,woken
	or	a,a
	ret
woken:
	ld	hl,(DRIVE)
	ld	(hl),b		; load the game from the drive of the loader
awake:
	ld	a,#SET_MESSAGE
	call	disc_command
	ld	a,#0xFF
	call	c,disc_far
	ld	a,#0xFF
	call	CAS_NOISY
	scf
	ret

is_awake:
	ld	a,(CAS_IN_OPEN)
	sub	a,#RST_FAR_CALL
	ret
