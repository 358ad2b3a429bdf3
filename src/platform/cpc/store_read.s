; uint8_t store_read(const store_name_t *name)
; Reads a file through AMSDOS to store_bytes. One that has more than 12 KB or no length, as a text has none, stays on the disc.
; In: HL = name. Out: L = STORE_… Changes AF BC DE HL IY. The disc's time.

	.module store_read
	.globl store_name, store_answer, screen_width
	.globl _store_bytes, _store_length

CAS_IN_OPEN	.equ	0xBC77
CAS_IN_CLOSE	.equ	0xBC7A
CAS_IN_DIRECT	.equ	0xBC83
MOST_HIGH	.equ	0x30
DAMAGED		.equ	3

	.area _CODE
_store_read::
	push	ix
	call	store_name
	call	CAS_IN_OPEN	; BC = the file's length
	jp	nc,store_answer
	ld	(_store_length),bc
	push	bc
	xor	a,a
	call	screen_width	; from here on the screen's memory is the file's
	pop	bc
	ld	a,b
	or	a,c
	jr	z,refuse
	ld	a,b
	cp	a,#MOST_HIGH
	jr	nc,refuse
	ld	hl,#_store_bytes
	call	CAS_IN_DIRECT
	push	af
	call	CAS_IN_CLOSE
	pop	af
	jp	store_answer
refuse:
	call	CAS_IN_CLOSE
	pop	ix
	ld	l,#DAMAGED
	ret
