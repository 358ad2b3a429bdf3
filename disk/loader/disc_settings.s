; Reads the player's settings, which the game has saved, to MEMORY_SETTINGS, in a fifth of a second: so the
; title comes in the player's language and nothing is searched later. The whole catalogue is read on the way
; to the game; where that fails, as with another disc ROM, AMSDOS reads the file. The M4 board, with files on
; its card, reads no sectors but reports success. A file that is not intact is replaced by its .BAK.
;
; Out: MEMORY_SETTINGS: the file; or in its first byte FILE_NOT_FOUND, FILE_DAMAGED, or 0 if that is unknown
;   or the game has no settings
; Destroys: AF BC DE HL
; Bytes: 234

	.module disc_settings
	.include "memory.inc"
	.include "platform_layout.inc"
	.globl disc_calm, disc_command, disc_sector, disc_catalogue, disc_search, disc_known, disc_name, disc_blocks
	.globl name_settings
	.globl save_format_crc
	.area _CODE

; The game is not loaded yet, so memory is free. CAS IN OPEN needs 2 KB of it too.
CATALOGUE	.equ	0x4000
FILE		.equ	0x5000
KNOWN		.equ	MEMORY_FILE_END+0x0200	; where disc_read has a sector of the catalogue
SECTOR		.equ	512
NAMES		.equ	4	; sectors of the catalogue
READ_SECTOR	.equ	0x84
NAME		.equ	12
HEADER		.equ	128	; of a file, of which:
LENGTH		.equ	24
SETTINGS_MAX	.equ	MEMORY_LOADER-MEMORY_SETTINGS
NOT_FOUND	.equ	0x12	; AMSDOS's error number, without bit 7
RET_OPCODE	.equ	0xC9
RST_1_OPCODE	.equ	0xCF	; first byte of the firmware's entries
TXT_OUTPUT	.equ	0xBB5A
CAS_IN_OPEN	.equ	0xBC77
CAS_IN_CLOSE	.equ	0xBC7A
CAS_IN_DIRECT	.equ	0xBC83

disc_settings::
	ld	a,(name_settings)
	or	a,a
	ret	z
	ld	a,#READ_SECTOR
	call	disc_command
	jr	nc,slowly
	ld	hl,#order
next:
	ld	a,(hl)
	cp	a,#NAMES
	jr	z,all
	inc	hl
	push	hl
	ld	l,a
	ld	h,#0
	add	a,a
	add	a,#>CATALOGUE
	ld	d,a
	ld	e,h
	call	disc_catalogue
	pop	hl
	jr	c,next
	jr	slowly
all:
	ld	hl,#CATALOGUE
	ld	de,#KNOWN
	ld	bc,#SECTOR
	ldir
	ld	(disc_known),a
	ld	hl,#sector
	jr	either

slowly:
	ld	a,#RET_OPCODE	; AMSDOS would report a missing file on the picture
	ld	(TXT_OUTPUT),a
	ld	hl,#open
	call	either
	ld	a,#RST_1_OPCODE
	ld	(TXT_OUTPUT),a
	ret

; Reads one of the two files, by the routine at HL.
either:
	ld	(way),hl
	ld	a,#FILE_NOT_FOUND
	ld	(MEMORY_SETTINGS),a
	ld	de,#name_settings
	call	take
	ret	c
	ld	de,#name_settings+NAME
take:
	ld	hl,(way)
	call	call_hl		; BC = its length
	ret	nc
	ld	a,#FILE_DAMAGED	; until it is checked
	ld	(MEMORY_SETTINGS),a
	dec	bc
	ld	a,b
	or	a,a
	ret	nz
	ld	a,c
	cp	a,#SETTINGS_MAX
	ret	nc
	inc	bc
	push	hl
	call	save_format_crc
	pop	hl
	ld	a,d
	or	a,e
	ret	nz
	ld	de,#MEMORY_SETTINGS
	ld	bc,#SETTINGS_MAX
	ldir
	scf
	ret
call_hl:
	jp	(hl)

; Reads a file or its beginning; DE = name. Carry set, HL = file, BC = length; or carry clear. By the catalogue:
sector:
	ld	(disc_name),de
	xor	a,a
	ld	(disc_blocks),a
	ld	hl,#CATALOGUE
look:
	push	hl
	call	disc_search
	pop	hl
	inc	h
	inc	h
	ld	a,h
	cp	a,#>(CATALOGUE+NAMES*SECTOR)
	jr	nz,look
	ld	a,(disc_blocks)
	or	a,a
	ret	z
	ld	l,a
	ld	h,#0
	add	hl,hl
	ld	de,#FILE
	call	disc_sector
	ld	hl,#FILE+HEADER
	ld	bc,(FILE+LENGTH)
	ret
; … and by AMSDOS:
open:
	ex	de,hl
	ld	b,#NAME
	ld	de,#CATALOGUE
	call	CAS_IN_OPEN	; BC = its length
	jr	nc,refused
	ld	a,b
	cp	a,#>SECTOR
	ccf
	jr	c,close		; too long
	push	bc
	ld	hl,#FILE
	call	CAS_IN_DIRECT
	pop	bc
close:
	push	af
	push	bc
	call	CAS_IN_CLOSE
	call	disc_calm	; AMSDOS has stopped the motor
	pop	bc
	pop	af
	ld	hl,#FILE
	ret
refused:
	and	a,#0x7F
	sub	a,#NOT_FOUND
	ret	z
	xor	a,a
	ld	(MEMORY_SETTINGS),a
	ret

way:
	.dw	0
order:
	.db	2, 3, 1, 0, NAMES	; order of the catalogue's sectors on the track: tools/mkimage/disc.c
