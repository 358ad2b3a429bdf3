; Shows the picture, which lies packed behind the loader. BASIC has stopped the drive's motor a moment before:
; it is started first, and has reached its speed when the picture is there, after about a second. Then, with
; the rest of the loader at its place, reads the settings and chooses the language (moved). If the disc cannot
; be used at all, a message says so and a key resets the machine.
;
; Destroys: AF BC DE HL
; Bytes: 51

	.module disc_begin
	.include "memory.inc"
	.globl find_rest, disc_choose, disc_settings, show_picture
	.globl rest_length
	.globl disc_forget, disc_hurry, disc_wake, complain, name_words, say_basic
	.area _CODE

MOTOR	.equ	0xFA7E

begin::
	ld	bc,#MOTOR
	ld	a,#1
	out	(c),a
	call	find_rest
	ld	de,#rest_length
	add	hl,de
	jp	show_picture

moved::
	xor	a,a
	ld	(MEMORY_SETTINGS),a
	call	disc_forget
	call	disc_hurry
	call	disc_wake
	jr	nc,useless
	call	disc_settings
	ld	hl,#name_words
	call	disc_choose
	jp	MEMORY_PAGE

useless:
	ld	bc,#say_basic
	call	complain
	rst	0
