; uint8_t save_format_check(const uint8_t *head)
; Judges the file at save_format_bytes by its envelope: see src/save/save_format.h. The first byte of the head that differs tells what is wrong.
; In: HL = head. Out: L = SAVE_… Changes AF BC DE HL. 300 NOPs, and 52 a byte.

	.module save_format_check
	.globl save_format_crc
	.globl _file_length

HEAD		.equ	9
OK		.equ	0
DAMAGED		.equ	3
OTHER_GAME	.equ	11	; FOREIGN is one less
OLDER		.equ	12	; NEWER is one more

	.area _SPARE
_save_format_bytes::		; the file to check and to unpack
	.ds	2

	.area _CODE
_save_format_check::
	ex	de,hl
	ld	hl,(_save_format_bytes)
	ld	b,#HEAD
same:
	ld	a,(de)
	cp	a,(hl)
	jr	nz,differs
	inc	hl
	inc	de
	djnz	same
	ld	bc,(_file_length)
	ex	de,hl
	dec	hl
	ld	a,(hl)
	sub	a,b
	jr	nz,damaged
	dec	hl
	ld	a,(hl)
	sub	a,c
	jr	nz,damaged
	ld	hl,(_save_format_bytes)
	call	save_format_crc
	ld	a,d
	or	a,e
	ld	l,#OK
	ret	z
damaged:
	ld	l,#DAMAGED
	ret

differs:			; with 9 to 6 bytes to go in "SAVE", 5 and 4 in whose and what, 3 in the version, 2 and 1 in the length
	ld	a,b
	ld	l,#OLDER
	jr	nc,known
	inc	l
known:
	cp	a,#3
	ret	z
	jr	c,damaged
	ld	l,#OTHER_GAME
	cp	a,#6
	ret	c
	dec	l
	ret
