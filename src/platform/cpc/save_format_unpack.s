; void save_format_unpack(const save_format_t *file)
; Gives the parts of a file what is at save_format_bytes: see src/save/save_parts.h.
; In: HL = file. Changes AF BC DE HL. 70 NOPs a part, and 6 a byte.

	.module save_format_unpack
	.include "platform_layout.inc"
	.globl _save_format_bytes

	.area _CODE
_save_format_unpack::
	ld	bc,#SAVE_HEADER_SIZE
	add	hl,bc
	ex	de,hl
	ld	hl,(_save_format_bytes)
	add	hl,bc
	ex	de,hl
part:
	ld	c,(hl)		; its length
	inc	hl
	ld	b,(hl)
	inc	hl
	ld	a,b
	or	a,c
	ret	z
	ld	a,(hl)		; its bytes
	inc	hl
	push	hl
	ld	h,(hl)
	ld	l,a
	ex	de,hl
	ldir
	ex	de,hl
	pop	hl
	inc	hl
	jr	part
