; The firmware calls for the screen that the programs use: mode, inks (firmware numbers; they do not flash),
; vertical blank, upper ROM off.
;
; In: set_mode: A = mode; set_ink: A = pen, B = ink; set_border: B = ink
; Destroys: AF BC DE HL; wait_flyback none
; Bytes: 75
; NOPs: 15 to 30; wait_flyback up to a frame

	.module screen
	.area _CODE

ROMS_OFF	.equ	0x8C	; of the Gate Array, with the mode in the lowest bits
BORDER		.equ	16

set_mode::
	ld	(screen_mode),a
rom_off::
	ld	a,(screen_mode)
	or	a,#ROMS_OFF
	ld	b,#0x7F
	out	(c),a
	ret

set_border::
	ld	a,#BORDER
set_ink::
	ld	e,b
	ld	d,#0
	ld	hl,#colours
	add	hl,de
	ld	b,#0x7F
	out	(c),a
	ld	a,(hl)
	out	(c),a
	ret

wait_flyback::
	push	af
	push	bc
	ld	b,#0xF5
before:
	in	a,(c)
	rra
	jr	c,before
wait:
	in	a,(c)
	rra
	jr	nc,wait
	pop	bc
	pop	af
	ret

screen_mode::
	.db	1
colours:			; of the Gate Array, for each ink
	.db	0x54, 0x44, 0x55, 0x5C, 0x58, 0x5D, 0x4C, 0x45, 0x4D
	.db	0x56, 0x46, 0x57, 0x5E, 0x40, 0x5F, 0x4E, 0x47, 0x4F
	.db	0x52, 0x42, 0x53, 0x5A, 0x59, 0x5B, 0x4A, 0x43, 0x4B
