; Sets core_found to the territories that a seat holds; NOBODY: to those that are free.
;
; C: void core_find_held(uint8_t seat)
; In: A = seat
; Destroys: AF BC DE HL IY
; Bytes: 18
; NOPs: 755

	.module core_find_held
	.globl core_board_bits
	.globl _core_found

	.area _CODE
_core_find_held::
	ld	c,a
	ld	e,#0
	ld	iy,#_core_found
	call	core_board_bits
	ld	hl,#_core_found + 5
	ld	a,(hl)
	and	a,#3		; territories 40 and 41
	ld	(hl),a
	ret
