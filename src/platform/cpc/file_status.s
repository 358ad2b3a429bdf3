; The end of file_read and file_write: what AMSDOS has answered, as file.h says it. Of its numbers bit 7 means that the player was
; told, bit 6 that the rest are bits of the disc controller's; the others are &10 (the disc does not tell what it is: AMSDOS keeps the
; controller's bits to itself then), &11 (a cartridge, whose files alone can be read: disk/cartridge), &12 (no such file) to &16 (read only), and a few
; that nobody but a programmer should see.
; In: carry set, or A = why not; IX on the stack. Out: L = FILE_… Changes AF HL. At most 50 NOPs.

	.module file_status
	.globl _file_keeps_backup

GOOD		.equ	0
NO_DISC		.equ	1
DAMAGED		.equ	3
PROTECTED	.equ	6
EMPTY		.equ	7
UNREADABLE	.equ	9
NOT_FOUND	.equ	0x12
READ_ONLY	.equ	0x16
MISSING		.equ	2	; NOT_FOUND, then the catalogue is full, the disc is full, swapped, READ_ONLY
RESULTS		.equ	0xBE4C	; AMSDOS: the controller's status 0 and 1
NOT_READY	.equ	0x08	; of status 0

	.area _CODE
file_status::
	pop	ix
	ld	l,#GOOD
	ret	c
	bit	6,a
	jr	nz,controller
	and	a,#0x1F
	ld	l,#UNREADABLE
	sub	a,#NOT_FOUND-MISSING
	jr	z,unknown
	cp	a,#PROTECTED+1
	ret	nc
	cp	a,#DAMAGED	; a full catalogue is a full disc
	jr	nz,known
	inc	a
known:
	ld	l,a
	ret
unknown:
	ld	a,(_file_keeps_backup)
	or	a,a
	ret	z
	ld	hl,#RESULTS
	ld	a,(hl)
	and	a,#NOT_READY
	inc	hl
	or	a,(hl)
controller:
	ld	l,#EMPTY
	bit	3,a		; not ready
	ret	nz
	dec	l		; PROTECTED
	bit	1,a
	ret	nz
	ld	l,#UNREADABLE
	bit	5,a		; a wrong checksum
	ret	nz
	dec	l		; UNFORMATTED: no sectors at all
	ret
