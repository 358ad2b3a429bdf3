; Reads a file through AMSDOS to file_buffer. A file longer than FILE_MAX, or without a length in its header,
; as a text has none, is not read.
;
; C: uint8_t file_read(const file_name_t *name)
; In: HL = name
; Out: L = status
; Destroys: AF BC DE HL IY
; Bytes: 52

	.module file_read
	.include "platform_layout.inc"
	.globl file_name, file_status, screen_width
	.globl _file_buffer, _file_length

CAS_IN_OPEN	.equ	0xBC77
CAS_IN_CLOSE	.equ	0xBC7A
CAS_IN_DIRECT	.equ	0xBC83

	.area _CODE
_file_read::
	push	ix
	call	file_name
	call	CAS_IN_OPEN	; BC = the file's length
	jp	nc,file_status
	ld	(_file_length),bc
	push	bc
	xor	a,a
	call	screen_width	; from here on the screen memory holds the file
	pop	bc
	ld	a,b
	or	a,c
	jr	z,refuse
	ld	a,b
	cp	a,#>FILE_MAX
	jr	nc,refuse
	ld	hl,#_file_buffer
	call	CAS_IN_DIRECT
	push	af
	call	CAS_IN_CLOSE
	pop	af
	jp	file_status
refuse:
	call	CAS_IN_CLOSE
	pop	ix
	ld	l,#FILE_DAMAGED
	ret
