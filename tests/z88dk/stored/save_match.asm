; What z88dk-zsdcc 2.4 makes of src/mille/ui/save_match.c, without its comments: for tests/z88dk/translate_test.
	.module save_match
	.optsdcc -mz80 sdcccall(1)
	.globl _save_match
	.globl _load_match
	.area _DATA
	.area _INITIALIZED
	.area _DABS (ABS)
	.area _HOME
	.area _GSINIT
	.area _GSFINAL
	.area _GSINIT
	.area _HOME
	.area _HOME
	.area _CODE
_save_match::
	ld	hl, #_match_file
	jp	_disc_error_write
_match_file:
	.db #0x09	; 9
	.dw __str_0
	.db #0x09	; 9
	.dw __str_1
	.db #0x09	; 9
	.dw __str_0
	.db #0x53	; 83	'S'
	.db #0x41	; 65	'A'
	.db #0x56	; 86	'V'
	.db #0x45	; 69	'E'
	.db #0x31	; 49	'1'
	.db #0x4d	; 77	'M'
	.db #0x01	; 1
	.db #0x62	; 98	'b'
	.db #0x01	; 1
	.dw #0x00ee
	.dw _mille_game
	.dw #0x0036
	.dw (_settings + 8)
	.dw #0x0033
	.dw _history_plays
	.db 0x00
	.db 0x00
	.db 0x00
	.db 0x00
__str_0:
	.ascii "MILLE.SAV"
	.db 0x00
__str_1:
	.ascii "MILLE.BAK"
	.db 0x00
_load_match::
	ld	hl, #_match_file
	call	_disc_error_read
	ld	c, a
	or	a, a
	jr	NZ, l_load_match_00102$
	ld	a, (#_mille_game + 50)
	ld	hl, #(_settings + 2)
	ld	(hl), a
	inc	hl
	ld	a, (#_mille_game + 51)
	ld	(hl), a
l_load_match_00102$:
	ld	a, c
	ret
	.area _CODE
	.area _INITIALIZER
	.area _CABS (ABS)
