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
	.globl save_format_crc
	.globl _file_length

SAVE_HEADER_SIZE	.equ	9
FILE_OK			.equ	0
FILE_DAMAGED		.equ	3
SAVE_OTHER_GAME		.equ	11	; SAVE_FOREIGN is one less
SAVE_OLDER		.equ	12	; SAVE_NEWER is one more

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

differs:			; B: 9 to 6 in "SAVE", 5 and 4 in game and kind, 3 in the version, 2 and 1 in the length
	ld	a,b
	ld	l,#SAVE_OLDER
	jr	nc,known
	inc	l
known:
	cp	a,#3
	ret	z
	jr	c,damaged
	ld	l,#SAVE_OTHER_GAME
	cp	a,#6
	ret	c
	dec	l
	ret
