; Writes header, parts and checksum of a file to file_buffer: see src/save/save_format.h.
;
; C: void save_format_pack(const save_format_t *format)
; In: HL = format
; Destroys: AF BC DE HL
; Bytes: 47
; NOPs: 521 + 30 for each part + 51 for each byte of the parts

	.module save_format_pack
	.include "platform_layout.inc"
	.globl save_format_crc
	.globl _file_buffer, _file_length

	.area _CODE
_save_format_pack::
	ld	de,#_file_buffer
	push	de
	ld	bc,#SAVE_HEADER_SIZE
	ldir
part:
	ld	c,(hl)		; its length
	inc	hl
	ld	b,(hl)
	inc	hl
	ld	a,b
	or	a,c
	jr	z,checksum
	ld	a,(hl)		; its bytes
	inc	hl
	push	hl
	ld	h,(hl)
	ld	l,a
	ldir
	pop	hl
	inc	hl
	jr	part
checksum:
	pop	hl
	ex	de,hl		; the end of the parts, less their beginning
	sbc	hl,de		; OR has left no carry
	ld	b,h
	ld	c,l
	inc	hl
	inc	hl
	ld	(_file_length),hl
	ex	de,hl
	call	save_format_crc
	ld	(hl),d
	inc	hl
	ld	(hl),e
	ret
