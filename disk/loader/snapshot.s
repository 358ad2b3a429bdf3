; The start of a snapshot: 64 KB that contain the packed picture and the packed game, without firmware. The
; ROM sets up its RAM itself, as for RUN", through MC START PROGRAM; the address of that differs between a
; 464, a 664 and a 6128, so it is searched. Then all continues as after loading from disc or tape; AMSDOS is
; initialised too, for what the game saves. Takes about four seconds, once.
;
; Bytes: 83

	.module snapshot
	.include "memory.inc"
	.globl disc_wake, show_picture, unpack
	.globl packed_picture, packed_game
	.area _CODE

STACK		.equ	0xBFF8
LOWER_ROM_ON	.equ	0x7F89
GAME		.equ	MEMORY_PROGRAM
PLAIN		.equ	1	; PACK_PLAIN of pack.h
MC_START_PROGRAM .equ	0xBD16
FIRST_ROM	.equ	7	; AMSDOS; the others follow down to 1

start:
	di
	ld	sp,#STACK
	ld	bc,#LOWER_ROM_ON
	out	(c),c
	ld	hl,#0
search:
	push	hl
	ld	de,#pattern
	ld	b,#pattern_end-pattern
compare:
	ld	a,(de)
	cp	a,(hl)
	jr	nz,differs
	inc	hl
	inc	de
	djnz	compare
	pop	hl
	dec	hl		; the routine starts with a LD DE, three bytes earlier
	dec	hl
	dec	hl
	push	hl
	ld	hl,#woken	; the program to start …
	ld	c,#0xFF		; … and no ROM for it
	ret
differs:
	pop	hl
	inc	hl
	ld	a,h
	cp	a,#0x40
	jr	c,search
	jr	play		; an unknown ROM: play without firmware and picture

woken:
	call	disc_wake
	ld	hl,#without
	ld	c,#0xFF
	jp	nc,MC_START_PROGRAM	; no disc, or a ROM has taken memory that the game needs: forget all ROMs
without:
	ld	hl,#packed_picture
	call	show_picture
play:
	ld	hl,#packed_game
	ld	de,#GAME
	push	de
	ld	c,#PLAIN
	jp	unpack

pattern:
	di			; the beginning of MC START PROGRAM in every Amstrad ROM
	im	1
	exx
	ld	bc,#0xDF00
pattern_end:

disc_rom::
	.db	FIRST_ROM

; disc_wake's messages are not printed: the game can be played without a disc.
say_memory::
say_no_disc::
