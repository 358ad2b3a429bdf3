; uint8_t save_format_check(const uint8_t *head)
; Judges the file at save_format_bytes by its envelope: see src/save/save_format.h. The first byte of the head that differs tells what is wrong.
; In: HL = head. Out: L = SAVE_… Changes AF BC DE HL. 300 NOPs, and 52 a byte.

	.module save_format_check
	.include "platform_layout.inc"
	.globl save_format_crc
	.globl _save_format_bytes, _file_length

TO_VERSION	.equ	SAVE_HEADER_SIZE-SAVE_HEADER_VERSION	; bytes from there to the end of the header
TO_GAME		.equ	SAVE_HEADER_SIZE-SAVE_HEADER_GAME

	.area _CODE
_save_format_check::
	ex	de,hl
	ld	hl,(_save_format_bytes)
	ld	b,#SAVE_HEADER_SIZE
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
	ld	l,#SAVE_OK
	ret	z
damaged:
	ld	l,#SAVE_DAMAGED
	ret

differs:			; B bytes are left: from "SAVE" on, from the game and the kind, from the version, from the length
	ld	a,b
	ld	l,#SAVE_OLDER
	jr	nc,known
	inc	l		; SAVE_NEWER
known:
	cp	a,#TO_VERSION
	ret	z
	jr	c,damaged
	ld	l,#SAVE_OTHER_GAME
	cp	a,#TO_GAME+1
	ret	c
	dec	l		; SAVE_FOREIGN
	ret
