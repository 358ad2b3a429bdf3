; uint8_t sealed_judge(const uint8_t *head)
; Judges the file at sealed_at by its envelope: see src/save/envelope.h. The first byte of the head that differs tells what is wrong.
; In: HL = head. Out: L = SAVE_… Changes AF BC DE HL. 300 NOPs, and 52 a byte.

	.module sealed_judge
	.globl sealed_crc
	.globl _sealed_at, _store_length

HEAD		.equ	9
OK		.equ	0
DAMAGED		.equ	3
OTHER_GAME	.equ	11	; FOREIGN is one less
OLDER		.equ	12	; NEWER is one more

	.area _CODE
_sealed_judge::
	ex	de,hl
	ld	hl,(_sealed_at)
	ld	b,#HEAD
same:
	ld	a,(de)
	cp	a,(hl)
	jr	nz,differs
	inc	hl
	inc	de
	djnz	same
	ld	bc,(_store_length)
	ex	de,hl
	dec	hl
	ld	a,(hl)
	sub	a,b
	jr	nz,damaged
	dec	hl
	ld	a,(hl)
	sub	a,c
	jr	nz,damaged
	ld	hl,(_sealed_at)
	call	sealed_crc
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
