; Starts the menu of a disc with several games, which follows this code and runs where BASIC has loaded it. It
; needs the disc to start a game; without one it is shown all the same, and says so when a game is chosen. The
; drive's motor is off: BASIC has stopped it, or boot_run.
;
; Bytes: 12
; NOPs: 1,500

	.module menu
	.globl disc_wake, menu_program
	.area _CODE

SCR_SET_BORDER	.equ	0xBC38

begin::
	ld	bc,#0
	call	SCR_SET_BORDER	; black: only the border is visible while a game is loaded
	call	disc_wake
	jp	menu_program

moved::				; not used: menu_program does not return
say_memory::			; disc_wake's messages are not printed
say_no_disc::
