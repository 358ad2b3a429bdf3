; Writes file_length bytes from file_buffer to a file, through AMSDOS. Amstrad's AMSDOS is told that the file
; is still open for writing: then the next file opened in this session does not cause it to read the whole
; catalogue again, which takes 0.3 seconds.
;
; C: uint8_t file_write(const file_name_t *name)
; In: HL = name
; Out: L = status
; Destroys: AF BC DE HL IY
; Bytes: 55

	.module file_write
	.globl file_name, file_status
	.globl _file_buffer, _file_length, _file_keeps_backup

CAS_OUT_OPEN	.equ	0xBC8C
CAS_OUT_CLOSE	.equ	0xBC8F
CAS_OUT_ABANDON	.equ	0xBC92
CAS_OUT_DIRECT	.equ	0xBC98
BINARY		.equ	2	; AMSDOS's number for a binary file
AMSDOS		.equ	0xBE7D	; points to its variables, of which the first is the current drive, and:
WRITTEN		.equ	0x2C	; the drive with the file that is being written, or 255

	.area _CODE
_file_write::
	push	ix
	call	file_name
	call	CAS_OUT_OPEN
	jr	nc,over
	ld	hl,#_file_buffer
	ld	de,(_file_length)
	ld	bc,#0
	ld	a,#BINARY
	call	CAS_OUT_DIRECT
	call	c,CAS_OUT_CLOSE
over:
	push	af
	call	nc,CAS_OUT_ABANDON	; no effect if nothing is open
	pop	af
	jp	nc,file_status
	ld	a,(_file_keeps_backup)
	or	a,a
	jr	z,other
	ld	hl,(AMSDOS)
	ld	a,(hl)
	ld	de,#WRITTEN
	add	hl,de
	ld	(hl),a
other:
	scf
	jp	file_status
