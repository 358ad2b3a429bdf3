; Replaces the game where only the loader is tested: prints one word and stops.
;
; Bytes: 23

	.module standin_game
	.area _CODE

start:
	ld	a,#1
	call	0xBC0E		; SCR SET MODE
	ld	hl,#word
letter:
	ld	a,(hl)
	or	a,a
forever:
	jr	z,forever
	call	0xBB5A		; TXT OUTPUT
	inc	hl
	jr	letter
word:
	.asciz	"GAME"
