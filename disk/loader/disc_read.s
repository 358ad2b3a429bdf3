; Loads a file sector by sector, directly to its place, as fast as they pass the head, 40 ms each. AMSDOS
; needs a second more for the game: when it opens a file it reads the whole catalogue, and after each 16 KB it
; returns to it. A disc of another format, another disc ROM, or a catalogue with gaps is left to AMSDOS. The
; sector of the catalogue that has named one file is searched first for the next; disc_forget is for another
; disc. While a sector is read, the one before the last is summed for is_whole, which would take 0.4 seconds
; afterwards.
;
; In: DE = file name, as in "MILLE   .RUN"
; Out: carry set, HL = bytes not summed yet, BC = their number, DE = the sums; or carry clear
; Destroys: AF BC DE HL
; Bytes: 319

	.module disc_read
	.include "memory.inc"
	.globl disc_command, disc_far, sum
	.area _CODE

BUFFER		.equ	MEMORY_FILE_END
CATALOGUE	.equ	BUFFER+0x0200
DRIVE		.equ	0xBE7D	; points to AMSDOS's variables; the first is the current drive
READ_SECTOR	.equ	0x84
FIRST_ID	.equ	0xC1
SECTORS		.equ	9	; a track
SECTOR		.equ	512
NAMES		.equ	4	; sectors of the catalogue
ENTRIES		.equ	16	; in each of them
ENTRY		.equ	32	; bytes, of which:
NAME		.equ	12	; letters with the point, which the catalogue does not have
EXTENT		.equ	12
BLOCKS		.equ	16	; at the end, 1 KB each
EXTENTS		.equ	4	; maximum of a game
UNREAD		.equ	0x55
HEADER		.equ	128	; of a file, of which:
LOAD		.equ	21
LENGTH		.equ	24

disc_read::
	ld	(disc_name),de
	ld	a,#READ_SECTOR
	call	disc_command
	ret	nc
	ld	hl,#disc_blocks
	ld	b,#EXTENTS*BLOCKS
	xor	a,a
forget:
	ld	(hl),a
	inc	hl
	djnz	forget
	ld	a,(disc_known)
	or	a,a
	call	nz,search
	xor	a,a
look:
	push	af
	ld	a,(disc_blocks)
	or	a,a
	jr	nz,found
	pop	af
	cp	a,#NAMES
	ret	z		; carry is clear
	ld	l,a
	ld	h,#0
	inc	a
	push	af
	ld	de,#CATALOGUE
	call	disc_catalogue
	call	c,search
	pop	bc
	ret	nc
	ld	a,b
	ld	(disc_known),a
	jr	look

found:
	pop	af
	ld	hl,#disc_blocks
	ld	(next_block),hl
	xor	a,a
	ld	(odd),a
	ld	de,#BUFFER
	call	read_next
	ret	nc
	ld	hl,(BUFFER+LOAD)
	ld	bc,(BUFFER+LENGTH)
	push	hl
	push	bc
	ld	(summed),hl
	ex	de,hl
	ld	hl,#0
	ld	(sums),hl
	push	bc
	ld	hl,#BUFFER+HEADER
	ld	bc,#SECTOR-HEADER
	ldir			; DE = where the next sector goes
	pop	hl
	ld	bc,#SECTOR-HEADER
more:
	or	a,a
	sbc	hl,bc		; bytes left
	jr	z,done
	jr	c,done
	push	hl
	call	read_next
	jr	nc,failed
	push	de
	dec	de		; leave the checksum to is_rest_whole: it may span two sectors
	dec	de
	call	unsummed
	call	sum
	ld	(summed),hl
	ld	(sums),de
	pop	de
	pop	hl
	inc	d
	inc	d
	ld	bc,#SECTOR
	jr	more
failed:
	pop	hl
	pop	hl
	pop	hl
	ret
done:
	pop	bc
	pop	hl
	add	hl,bc
	ex	de,hl
	call	unsummed
	scf
	ret

; The bytes before DE not summed yet: HL, BC = their number, DE = the sums.
unsummed:
	ld	hl,(summed)
	ex	de,hl
	or	a,a
	sbc	hl,de
	ld	b,h
	ld	c,l
	ex	de,hl
	ld	de,(sums)
	ret

; Reads sector HL of the catalogue to DE, with a byte there that no catalogue begins with: if it stays, nothing
; was read. Preserves DE; carry set on success.
disc_catalogue::
	ld	a,#UNREAD
	ld	(de),a
	call	disc_sector
	ret	nc
	ld	a,(de)
	xor	a,#UNREAD
	ret	z		; carry is clear
	scf
	ret

; Reads the file's next sector to DE.
read_next:
	ld	hl,(next_block)
	ld	a,(hl)
	or	a,a
	ret	z		; unknown block: carry is clear
	ld	l,a
	ld	h,#0
	add	hl,hl
	ld	a,(odd)
	xor	a,#1
	ld	(odd),a
	jr	nz,disc_sector
	inc	l
	ld	bc,(next_block)
	inc	bc
	ld	(next_block),bc

; Reads sector HL of the disc to DE. Preserves DE; carry set on success.
disc_sector::
	push	de
	ld	bc,#SECTORS
	ld	d,#-1
track:
	inc	d
	or	a,a
	sbc	hl,bc
	jr	nc,track
	ld	a,l
	add	a,#SECTORS+FIRST_ID
	ld	c,a
	ld	hl,(DRIVE)
	ld	e,(hl)
	pop	hl
	push	hl
	call	disc_far
	pop	de
	ret

; Notes the file's blocks listed in a sector of the catalogue, the one read last or the one at HL. Carry set.
search:
	ld	hl,#CATALOGUE
disc_search::
	ld	b,#ENTRIES
entry:
	push	bc
	push	hl
	ld	a,(hl)
	or	a,a
	jr	nz,differs	; another user's entry, or unused
	ld	de,(disc_name)
	ld	b,#NAME
compare:
	ld	a,(de)
	inc	de
	cp	a,#'.		; the catalogue has none
	jr	z,next
	inc	hl
	xor	a,(hl)
	add	a,a		; bit 7 is a flag: read only, system
	jr	nz,differs
next:
	djnz	compare
	inc	hl
	ld	a,(hl)		; the extent
	cp	a,#EXTENTS
	jr	nc,differs
	add	a,a
	add	a,a
	add	a,a
	add	a,a
	ld	c,a
	ld	b,#0
	push	hl
	ld	hl,#disc_blocks
	add	hl,bc
	ex	de,hl
	pop	hl
	ld	c,#BLOCKS-EXTENT
	add	hl,bc
	ld	c,#BLOCKS
	ldir
differs:
	pop	hl
	ld	bc,#ENTRY
	add	hl,bc
	pop	bc
	djnz	entry
	scf
	ret

disc_forget::
	xor	a,a
	ld	(disc_known),a
	ret

	.area _DATA
disc_known::
	.ds	1		; whether there is a sector at CATALOGUE
disc_name::
	.ds	2
next_block:
	.ds	2
odd:
	.ds	1
disc_blocks::
	.ds	EXTENTS*BLOCKS
summed:
	.ds	2		; sums so far are of the bytes before this
sums:
	.ds	2
