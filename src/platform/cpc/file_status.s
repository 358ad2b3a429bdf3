; The end of file_read and file_write: what AMSDOS has answered, as file.h says it. Of its numbers bit 7 means that the player was
; told, bit 6 that the rest are bits of the disc controller's; the others are &10 (the disc does not tell what it is: AMSDOS keeps the
; controller's bits to itself then), &11 (a cartridge, whose files alone can be read: disk/cartridge), &12 (no such file) to &16 (read only), and a few
; that nobody but a programmer should see.
; In: carry set, or A = why not; IX on the stack. Out: L = FILE_… Changes AF HL. At most 50 NOPs.

	.module file_status
	.include "platform_layout.inc"
	.globl _file_keeps_backup

NOT_FOUND	.equ	0x12
READ_ONLY	.equ	0x16	; between them: the catalogue is full, the disc is full, the disc was changed
RESULTS		.equ	0xBE4C	; AMSDOS: the controller's status 0 and 1
NOT_READY	.equ	0x08	; of status 0

	.area _CODE
file_status::
	pop	ix
	ld	l,#FILE_OK
	ret	c
	bit	6,a
	jr	nz,controller
	and	a,#0x1F
	ld	l,#DISC_ERROR
	sub	a,#NOT_FOUND-FILE_NOT_FOUND
	jr	z,unknown
	cp	a,#DISC_READ_ONLY+1
	ret	nc
	cp	a,#DISC_FULL-1	; a full catalogue is a full disc
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
	ld	l,#DRIVE_NOT_READY
	bit	3,a		; not ready
	ret	nz
	dec	l		; DISC_READ_ONLY
	bit	1,a
	ret	nz
	ld	l,#DISC_ERROR
	bit	5,a		; a wrong checksum
	ret	nz
	dec	l		; DISC_UNFORMATTED: no sectors at all
	ret
