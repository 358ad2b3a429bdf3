; void sealed_close(const uint8_t *head)
; Puts an envelope around the file at store_bytes: see src/save/envelope.h.
; In: HL = head. Changes AF BC DE HL. About 210 NOPs a byte.

	.module sealed_close
	.globl sealed_crc
	.globl _store_bytes, _store_length

HEAD	.equ	9

	.area _CODE
_sealed_close::
	ld	de,#_store_bytes
	push	de
	ld	bc,#HEAD
	ldir
	dec	hl		; its last two bytes are the file's length
	ld	b,(hl)
	dec	hl
	ld	c,(hl)
	ld	(_store_length),bc
	dec	bc
	dec	bc
	pop	hl
	call	sealed_crc
	ld	(hl),d
	inc	hl
	ld	(hl),e
	ret
