; Builds the parts of the firmware that the programs use, on a machine without firmware: its restarts, and its
; jump block with entries for the functions they call. Any other entry returns with carry clear, so that no
; call runs into unused memory.
;
; Destroys: AF BC DE HL
; Bytes: 153
; NOPs: 60,000

	.module entries
	.include "memory.inc"
	.globl rom_off, set_mode, set_ink, set_border, wait_flyback, cas_in_open, cas_in_direct, cas_out_open
	.globl l__CODE
	.area _CODE

CODE		.equ	MEMORY_FIRMWARE
STACK_PAGE	.equ	0xBF
JUMP_BLOCK	.equ	0xBB00
JUMPS		.equ	202	; of three bytes
CAS_IN_OPEN	.equ	0xBC77
RST_FAR_CALL	.equ	0xDF	; first byte of a vector that a ROM has taken over
JP_OPCODE	.equ	0xC3

entries_make::
	ld	hl,#CODE
	ld	bc,#l__CODE
	add	hl,bc
wipe:
	ld	(hl),#0
	inc	hl
	ld	a,h
	cp	a,#STACK_PAGE
	jr	nz,wipe
	ld	hl,#restarts
	ld	de,#0x0000
	ld	bc,#restarts_end-restarts
	ldir
	ld	hl,#JUMP_BLOCK
	ld	b,#JUMPS
no:
	ld	(hl),#0xB7	; OR A
	inc	hl
	ld	(hl),#0xC9	; RET
	inc	hl
	inc	hl
	djnz	no
	ld	hl,#jumps
	ld	b,#(jumps_end-jumps)/4
jump:
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	inc	hl
	ld	a,#JP_OPCODE
	ld	(de),a
	inc	de
	ldi
	ldi
	inc	bc		; LDI has decremented it
	inc	bc
	djnz	jump
	ld	a,#RST_FAR_CALL
	ld	(CAS_IN_OPEN),a
	ret

jumps:
	.dw	0xB903, rom_off	; KL U ROM DISABLE
	.dw	0xBC0E, set_mode	; SCR SET MODE
	.dw	0xBC32, set_ink	; SCR SET INK
	.dw	0xBC38, set_border	; SCR SET BORDER
	.dw	0xBC83, cas_in_direct	; CAS IN DIRECT
	.dw	0xBC8C, cas_out_open	; CAS OUT OPEN
	.dw	0xBD19, wait_flyback	; MC WAIT FLYBACK
jumps_end:

restarts:
	ld	bc,#0x7F89	; RST 0: the lower ROM, where start.s continues
	out	(c),c
	.ds	3
	inc	sp		; RST 1, the first byte of entries that file_use restores: return
	inc	sp
	ret
	.ds	13
	inc	sp		; RST 3, the first byte of CAS IN OPEN
	inc	sp
	jp	cas_in_open
	.ds	27
	ei			; the interrupt
	ret
restarts_end:
