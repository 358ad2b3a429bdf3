; The start of the program, at 0x0040, entered by the loader, the tape or a snapshot, with or without
; firmware. Takes the machine over, initialises variables, runs the program, and resets the CPC when it
; returns. It also fixes the order of the areas.
;
; Bytes: 67

	.module start
	.globl _program_main
	.globl _keys_guess_layout
	.globl cpc_init
	.globl sound_silence
	.globl stack_top
	.globl s__INITIALIZED, s__INITIALIZER, l__INITIALIZER
	.globl s__DATA, l__DATA
	.globl s__PAGE, page_bytes
	.globl slot_picture, slot_bytes

	.area _CODE		; the order of the areas: those in the file, then variables
	.area _INITIALIZER
	.area _GSINIT
	.area _GSFINAL
	.area _FRAMES		; what goes to 0x0008: restarts_swap.s
	.area _RESTARTS
	.area _VECTOR
	.area _WORDS		; the language: the end of the file, so that another can be loaded over it
	.area _DATA
	.area _INITIALIZED
	.area _OVERLAY_A	; variables of A and B share their bytes (tools/link_cpc); not zeroed
	.area _OVERLAY_B
	.area _SPARE		; variables beside the platform's, at spare_bytes
	.area _BSS
	.area _HEAP

	.area _CODE
start::
	ld	sp,#stack_top
	ld	hl,#s__PAGE
	ld	bc,#page_bytes
	call	wipe
	dec	a
	ld	(slot_picture),a	; none
	ld	hl,#s__DATA
	ld	bc,#l__DATA
	call	wipe
	ld	bc,#l__INITIALIZER
	ld	a,b
	or	a,c
	jr	z,ready
	ld	de,#s__INITIALIZED
	ld	hl,#s__INITIALIZER
	ldir
ready:
	call	initialise
	call	_keys_guess_layout
	call	cpc_init
	call	_program_main
reset::
	di
	call	sound_silence
	rst	0

; Zeroes BC bytes at HL.
wipe:
	ld	a,b
	or	a,c
	ret	z
	ld	(hl),#0
	inc	hl
	dec	bc
	jr	wipe

	.area _GSINIT		; the compiler puts its initialisations between these two
initialise:
	.area _GSFINAL
	ret
