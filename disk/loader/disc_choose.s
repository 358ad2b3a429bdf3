; Chooses the language: the one requested in MEMORY_STARTED, that of the settings, or by the machine's
; keyboard: the first for a French one, the second for any other. The first is in the game's file, so it needs
; no file.
;
; In: HL = name of a language file, as in "MILLE   .EN ", followed by the extensions of all; or 0 if the game
;   has no words
; Out: that name, or 0 in its first byte
; Destroys: AF BC DE HL
; Bytes: 64
; NOPs: about 200

	.module disc_choose
	.include "memory.inc"
	.include "platform_layout.inc"
	.area _CODE

LANGUAGES		.equ	4	; at most
SETTING			.equ	SAVE_HEADER_SIZE	; the language is the first byte of the settings
NAME			.equ	12
POINT			.equ	8
RIGHT_OF_TAB		.equ	67	; a key that types an A on a French machine, a Q on others
KM_GET_TRANSLATE	.equ	0xBB2A

disc_choose::
	ld	a,(hl)
	or	a,a
	ret	z
	ld	a,(MEMORY_STARTED)
	and	a,#BOOT_LANGUAGE	; 1 + its number, or 0
	jr	nz,known
	ld	a,(MEMORY_SETTINGS)
	cp	a,#'S		; first letter of a saved file
	jr	nz,guess
	ld	a,(MEMORY_SETTINGS+SETTING)
	inc	a
	cp	a,#LANGUAGES+1
	jr	c,known
guess:
	push	hl
	ld	a,#RIGHT_OF_TAB
	call	KM_GET_TRANSLATE
	pop	hl
	sub	a,#'a
	ld	a,#1
	jr	z,known
	inc	a
known:
	dec	a
	jr	z,first
	add	a,a		; two letters each
	ld	c,a
	ld	b,#0
	push	hl
	ld	de,#POINT+1
	add	hl,de
	ex	de,hl
	pop	hl
	add	hl,bc
	ld	c,#NAME
	add	hl,bc
	ld	c,#2
	ldir
	ret
first:
	ld	(hl),a
	ret
