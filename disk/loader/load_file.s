; Loads a file to the address in its header and checks it.
;
; In: DE = file name, as in "MILLE   .RUN"
; Out: carry set; or carry clear, HL = message; DE = file name
; Destroys: AF BC DE HL
; Bytes: 98

	.module load_file
	.include "memory.inc"
	.globl disc_calm, disc_read, is_whole, is_rest_whole
	.globl say_missing, say_damaged, say_silent
	.area _CODE

NAME	.equ	12
; The 2 KB that CAS IN OPEN needs. CAS IN DIRECT does not use them once it has begun, so the end of the game
; may overlap them.
BUFFER		.equ	MEMORY_SETTINGS-0x0800
HEADER_LENGTH	.equ	24
NOT_FOUND	.equ	0x92	; AMSDOS's error number
RET_OPCODE	.equ	0xC9
RST_1_OPCODE	.equ	0xCF	; first byte of the firmware's entries
TXT_OUTPUT	.equ	0xBB5A
CAS_IN_OPEN	.equ	0xBC77
CAS_IN_CLOSE	.equ	0xBC7A
CAS_IN_ABANDON	.equ	0xBC7D
CAS_IN_DIRECT	.equ	0xBC83

load_file::
	push	de
	call	disc_read
	jr	nc,slowly
	call	is_rest_whole
	jr	z,good
slowly:
	pop	hl
	push	hl
	ld	a,#RET_OPCODE	; AMSDOS would report a missing file on the picture
	ld	(TXT_OUTPUT),a
	call	read
	ld	a,#RST_1_OPCODE
	ld	(TXT_OUTPUT),a
	jr	nc,bad
	call	is_whole
	jr	z,good
	ld	hl,#say_damaged
bad:
	pop	de
	or	a,a
	ret
good:
	pop	de
	scf
	ret

; Loads a file through AMSDOS; HL = name.
; Carry set, HL = file, BC = length; or carry clear, HL = message.
read:
	ld	b,#NAME
	ld	de,#BUFFER
	call	CAS_IN_OPEN	; HL = header, DE = load address
	jr	nc,closed
	push	de
	ld	bc,#HEADER_LENGTH
	add	hl,bc
	ld	c,(hl)
	inc	hl
	ld	b,(hl)
	push	bc
	ex	de,hl
	call	CAS_IN_DIRECT
	jr	nc,unreadable
	call	CAS_IN_CLOSE
	call	disc_calm	; AMSDOS has stopped the motor
	pop	bc
	pop	hl
	scf
	ret

unreadable:
	call	CAS_IN_ABANDON
	pop	bc
	pop	hl
	ld	hl,#say_damaged
	or	a,a
	ret

closed:
	ld	hl,#say_missing
	cp	a,#NOT_FOUND
	ret	z
	ld	hl,#say_silent
	or	a,a
	ret
