; Makes sure that AMSDOS is initialised and reports errors to the program instead of asking "Retry, Ignore or
; Cancel?". To initialise it takes about a tenth of a second. Only the ROM that BASIC has read the disc with is
; initialised: others may take memory that the game needs, and 8 bytes are too much. If that ROM leaves the
; disc alone, those below it follow.
;
; Out: carry set; or carry clear, HL = message, DE = 0 (no file name)
; Destroys: AF BC DE HL
; Bytes: 100
; NOPs: 1,500 if AMSDOS is initialised

	.module disc_wake
	.include "memory.inc"
	.globl disc_command, disc_far, disc_rom
	.globl say_memory, say_no_disc
	.area _CODE

GAME_BOTTOM	.equ	MEMORY_PROGRAM
GAME_TOP	.equ	MEMORY_AMSDOS - 1	; last byte the game may use: AMSDOS has the rest
FREE_TOP	.equ	MEMORY_PAGE - 1	; last byte the ROMs may take, from the top down
DRIVE		.equ	0xBE7D	; points to AMSDOS's variables; the first is the current drive
SET_MESSAGE	.equ	0x81
CAS_NOISY	.equ	0xBC6B
CAS_IN_OPEN	.equ	0xBC77
KL_INIT_BACK	.equ	0xBCCE
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
	ld	a,(disc_rom)
	ld	c,a
	ld	de,#GAME_BOTTOM
	ld	hl,#FREE_TOP
rom:
	push	bc
	call	KL_INIT_BACK	; DE and HL = the first and the last byte that are still free
	pop	bc
	call	is_awake
	jr	z,woken
	dec	c
	jr	nz,rom
	pop	af
	ld	hl,#say_no_disc
failed:
	ld	de,#0
	or	a,a
	ret
woken:
	push	de
	ld	de,#GAME_TOP
	sbc	hl,de		; carry was clear
	pop	hl
	pop	bc		; B = drive
	jr	c,full
	ld	de,#GAME_BOTTOM
	sbc	hl,de
	jr	z,enough
full:
	ld	hl,#say_memory
	jr	failed
enough:
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
