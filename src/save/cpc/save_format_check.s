; Checks the file at save_format_bytes: see src/save/save_format.h. The first byte of the header that differs
; decides the status.
;
; C: uint8_t save_format_check(const save_format_t *format)
; In: HL = format, which begins with the header
; Out: L = status
; Destroys: AF BC DE HL
; Bytes: 61
; NOPs: 178 + 45 * length of the file

	.module save_format_check
	.include "platform_layout.inc"
	.globl save_format_crc
	.globl _file_length

TO_VERSION	.equ	SAVE_HEADER_SIZE-SAVE_HEADER_VERSION	; bytes from there to the end of the header
TO_GAME		.equ	SAVE_HEADER_SIZE-SAVE_HEADER_GAME

	.area _SPARE
_save_format_bytes::		; the file to check and to unpack
	.ds	2

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
	ld	l,#FILE_OK
	ret	z
damaged:
	ld	l,#FILE_DAMAGED
	ret

differs:			; B bytes of the header are left: from "SAVE", game and kind, version, or length on
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
