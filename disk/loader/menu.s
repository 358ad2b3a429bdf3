; Starts the menu of a disc with several games, which follows this code and runs where BASIC has loaded it. If
; the disc cannot be used, a message says so and a key resets the machine. The drive's motor is off: BASIC has
; stopped it, or boot_run.
;
; Bytes: 20

	.module menu
	.globl screen_dark, disc_wake, complain, say_basic, menu_program
	.area _CODE

begin::
	call	screen_dark
	call	disc_wake
	jp	c,menu_program
	ld	bc,#say_basic
	call	complain
	rst	0

moved::				; not used: menu_program does not return
say_title::			; where complain's message begins
	.db	31, 1, 8, 0
