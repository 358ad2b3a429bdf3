; Sets the mode and the inks of the picture that follows, which lie behind the loader, and prints the game's
; name. Takes a quarter of a second.
;
; Destroys: AF BC DE HL
; Bytes: 23

	.module tape_begin
	.include "memory.inc"
	.globl find_rest, screen_dark, set_inks, print
	.globl rest_length, say_name
	.area _CODE

moved	==	MEMORY_PAGE

begin::
	xor	a,a
	ld	(MEMORY_SETTINGS),a	; not read
	call	screen_dark
	call	find_rest
	ld	de,#rest_length
	add	hl,de
	call	set_inks
	ld	hl,#say_name
	jp	print
