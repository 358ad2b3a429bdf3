; Loads the game from disc and starts it. An error is reported in words, and a key tries again: the picture is
; lost with the message, so everything is loaded again from the beginning.
;
; Bytes: 56

	.module disc
	.include "memory.inc"
	.include "platform_layout.inc"
	.globl disc_calm, disc_leave, disc_forget, disc_language, load_file, complain
	.globl name_loader, name_game, say_again, say_without
	.area _CODE

BEGIN	.equ	0x018D	; entry of loader.s
HOW	.equ	BOOT_MENU+BOOT_PROGRAM	; all of MEMORY_STARTED but the language
GAME	.equ	MEMORY_PROGRAM

	ld	de,#name_game
	call	load_file
	jr	nc,again
	call	disc_language
	jr	nc,without
	call	disc_leave
	jp	GAME

without:
	ld	a,(MEMORY_STARTED)
	and	a,#HOW
	inc	a		; the first language, which is in the game
	ld	(MEMORY_STARTED),a
	ld	bc,#say_without
	jr	over
again:
	ld	bc,#say_again

; The picture is gone with the message: so all is done again from the start.
over:
	call	complain
	call	disc_forget
	call	disc_calm
	ld	de,#name_loader
	call	load_file
	jr	nc,again
	jp	BEGIN
