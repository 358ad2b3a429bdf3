; The start of a CPC Plus or GX4000 with the cartridge: without firmware, and with nothing set up. Page 0 of
; the cartridge is at 0x0000 and begins with this code, which moves itself to where the firmware's variables
; would be: it is linked for that place, and the code that runs before is position independent. Then it starts
; the first program of the cartridge as boot_run (src/platform/cpc) does from a disc. The ASIC of these
; machines stays locked: the programs see a CPC. Takes a fifth of a second.
;
; Bytes: 90

	.module start
	.include "memory.inc"
	.include "platform_layout.inc"
	.globl crtc_set, entries_make, cas_in_open, cas_in_direct, rom_off
	.globl l__CODE
	.area _CODE

PAGE	.equ	0x0000	; where this is read
GIVEN	.equ	0x018D	; entry of disk/loader/loader.s, which runs at:
PROGRAM	.equ	0x0170
BUFFER	.equ	0x4000	; for a header
STACK	.equ	0xC000
BLACK	.equ	0x54	; of the Gate Array
BORDER	.equ	16

	ld	bc,#0x7F89	; lower ROM on, mode 1: RST 0, so a program that ends restarts here
	out	(c),c
	di
	ld	hl,#PAGE
	ld	de,#MEMORY_FIRMWARE
	ld	bc,#l__CODE
	ldir
	jp	moved

moved:
	ld	sp,#STACK
	im	1
	ld	bc,#0xF782	; PPI: ports A and C are outputs
	out	(c),c
	ld	bc,#0xF600	; the sound chip is inactive
	out	(c),c
	call	crtc_set
	ld	bc,#0x7F00+BORDER
	ld	a,#BLACK
ink:
	out	(c),c
	out	(c),a
	dec	c
	jp	p,ink
	call	entries_make
	call	rom_off
	ld	hl,#first
	ld	b,#first_end-first
	ld	de,#BUFFER
	call	cas_in_open
	ld	hl,#PROGRAM
	call	cas_in_direct
	ld	a,#BOOT_MENU
	ld	(MEMORY_STARTED),a
	jp	GIVEN

first:
	.ascii	"DISC.BAS"
first_end:
