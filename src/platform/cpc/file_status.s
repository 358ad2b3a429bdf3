; The end of file_read and file_write: converts AMSDOS's error number to a status of file_status.h. Bit 7 of
; the number means that the player was told, bit 6 that the others are bits of the disc controller. The rest
; are 0x10 (unknown disc error: AMSDOS does not report the controller's bits then), 0x11 (a cartridge, whose
; files can only be read: disk/cartridge), 0x12 (file not found) to 0x16 (read only), and some that only a
; programming error causes.
;
; In: carry set: success; carry clear: A = error number; IX on the stack
; Out: L = status
; Destroys: AF HL
; Bytes: 56
; NOPs: at most 50

	.module file_status
	.include "platform_layout.inc"
	.globl _file_keeps_backup

AMSDOS_NOT_FOUND	.equ	0x12	; then catalogue full, disc full, disc changed, read only: as file_status.h
RESULTS			.equ	0xBE4C	; AMSDOS: the controller's status 0 and 1
NOT_READY		.equ	0x08	; of status 0

	.area _CODE
file_status::
	pop	ix
	ld	l,#FILE_OK
	ret	c
	bit	6,a
	jr	nz,controller
	and	a,#0x1F
	ld	l,#DISC_ERROR
	sub	a,#AMSDOS_NOT_FOUND-FILE_NOT_FOUND
	jr	z,unknown
	cp	a,#DISC_READ_ONLY+1
	ret	nc
	cp	a,#DISC_FULL-1	; a full catalogue is reported as a full disc
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
