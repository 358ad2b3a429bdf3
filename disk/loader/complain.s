; Shows an error message and waits for a key.
;
; In: HL = text for print; DE = file name of 12 letters, or 0; BC = text that says what the key does
; Destroys: AF BC DE HL
; Bytes: 52

	.module complain
	.globl print, say_title
	.area _CODE

KM_WAIT_CHAR	.equ	0xBB06
KM_READ_CHAR	.equ	0xBB09
NAME		.equ	12
TXT_OUTPUT	.equ	0xBB5A
SCR_RESET	.equ	0xBC02
SCR_SET_MODE	.equ	0xBC0E
SCR_CLEAR	.equ	0xBC14

complain::
	push	bc
	push	hl
	push	de
flush:
	call	KM_READ_CHAR	; ignore keys typed before
	jr	c,flush
	call	SCR_RESET	; readable inks instead of the picture's
	ld	a,#1
	call	SCR_SET_MODE
	ld	hl,#say_title
	call	print
	pop	hl
	ld	a,h
	or	a,l
	jr	z,no_name
	ld	b,#NAME
letter:
	ld	a,(hl)
	inc	hl
	cp	a,#0x20
	call	nz,TXT_OUTPUT
	djnz	letter
no_name:
	pop	hl
	call	print
	pop	hl
	call	print
	call	KM_WAIT_CHAR
	jp	SCR_CLEAR	; so that the player sees a reaction
