; Loads picture and game from tape and starts the game. They follow the loader as records of 2 KB, which CAS
; READ finds by their sync bytes; so only this program can load them, no time is lost between them, and after
; a read error the tape may be rewound to any point. The picture comes in parts that are shown at once, and a
; bar at its lower edge shows the progress.
;
; Bytes: 192

	.module tape
	.include "memory.inc"
	.globl unpack, is_whole, tape_complain
	.globl records, game_records, game_sync, packed_game, packed_length
	.area _CODE

GAME		.equ	MEMORY_PROGRAM
PLAIN		.equ	1	; PACK_PLAIN of pack.h
RECORD		.equ	7	; bytes for each record: disk/tape_table
FIRST_SYNC	.equ	0x40
BAR		.equ	0xF780	; line 198 of the screen; line 199 is LINE bytes farther
LINE		.equ	0x0800
WIDTH		.equ	80
BAR_BYTE	.equ	0xC0	; two pixels of pen 1
COPY		.equ	MEMORY_FILE_END	; what the bar covers
CAS_START_MOTOR	.equ	0xBC6E
CAS_STOP_MOTOR	.equ	0xBC71
CAS_READ	.equ	0xBCA1

	call	CAS_START_MOTOR
	ld	ix,#records
	ld	a,#FIRST_SYNC
next:
	ld	(sync),a
	ld	l,0 (ix)	; where it goes, or 0 behind the last
	ld	h,1 (ix)
	ld	a,h
	or	a,l
	jr	z,all
	ld	e,2 (ix)	; its length
	ld	d,3 (ix)
	ld	a,(sync)
	push	ix
	push	hl
	call	CAS_READ
	pop	hl
	pop	ix
	jr	nc,wrong
	ld	e,4 (ix)	; where it is unpacked, or 0
	ld	d,5 (ix)
	ld	a,d
	or	a,a
	call	nz,show
	ld	c,6 (ix)	; length of the bar now
	ld	hl,#BAR
	call	fill
	ld	hl,#BAR+LINE
	call	fill
	ld	de,#RECORD
	add	ix,de
	ld	a,(sync)
	inc	a
	jr	next

wrong:
	call	complain
	ld	a,(sync)
	jr	next

all:
	call	CAS_STOP_MOTOR
	ld	hl,#COPY
	ld	de,#BAR
	call	line
	ld	de,#BAR+LINE
	call	line
	ld	hl,#packed_game
	ld	bc,#packed_length
	call	is_whole
	jr	nz,mixed
	ld	hl,#packed_game
	ld	de,#GAME	; the packed game ends where the game may end, so it is read before it is overwritten
	push	de
	ld	c,#PLAIN
	jp	unpack		; which returns to the game

mixed:
	call	complain	; all records are good, but not of one tape
	ld	ix,#game_records
	ld	a,#game_sync
	jp	next

complain:
	push	ix
	call	CAS_STOP_MOTOR
	call	tape_complain
	call	CAS_START_MOTOR
	pop	ix
	ret

; Unpacks a part of the picture at HL to DE and saves what the bar will cover.
show:
	ld	c,#WIDTH
	call	unpack
	ld	de,#COPY
	ld	hl,#BAR
	call	line
	ld	hl,#BAR+LINE
line:
	ld	bc,#WIDTH
	ldir
	ret

; Draws a line of the bar at HL, C bytes bright and the rest dark.
fill:
	ld	b,#WIDTH
	ld	a,c
dash:
	ld	(hl),#BAR_BYTE
	or	a,a
	jr	nz,bright
	ld	(hl),a
	inc	a
bright:
	dec	a
	inc	hl
	djnz	dash
	ret

	.area _DATA
sync:
	.ds	1		; of the next record
