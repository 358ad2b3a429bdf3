; Copies the parts of the file at save_format_bytes to their variables: see src/save/save_format.h.
;
; C: void save_format_unpack(const save_format_t *format)
; In: HL = format
; Destroys: AF BC DE HL
; Bytes: 30
; NOPs: 30 + 32 for each part + 6 for each byte of the parts

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
