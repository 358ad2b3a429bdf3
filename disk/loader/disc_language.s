; Loads the file of the chosen language over the first one, which is part of the game's file. Takes about half
; a second.
;
; Out: carry set; or carry clear, HL = message, DE = file name, and the first language may be overwritten
; Destroys: AF BC DE HL
; Bytes: 36

	.module disc_language
	.globl load_file
	.globl name_words, words_at, say_damaged
	.area _CODE

disc_language::
	ld	a,(name_words)
	or	a,a
	scf
	ret	z		; no file is needed
	ld	hl,(words_at)	; all languages begin with the build stamp
	push	hl
	ld	de,#name_words
	call	load_file
	pop	bc
	ret	nc
	ld	hl,(words_at)
	sbc	hl,bc		; carry was set: -1 if they are the same
	inc	hl
	ld	a,h
	or	a,l
	scf
	ret	z
	ld	hl,#say_damaged
	ld	de,#name_words
	or	a,a
	ret
