; void sealed_close(const sealed_t *file)
; Lays the parts of a file behind its head at store_bytes, and its checksum behind them: see src/save/sealed.h.
; In: HL = file. Changes AF BC DE HL. About 60 NOPs a byte.

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
part:
	ld	c,(hl)		; its length
	inc	hl
	ld	b,(hl)
	inc	hl
	ld	a,b
	or	a,c
	jr	z,seal
	ld	a,(hl)		; its bytes
	inc	hl
	push	hl
	ld	h,(hl)
	ld	l,a
	ldir
	pop	hl
	inc	hl
	jr	part
seal:
	pop	hl
	ex	de,hl		; the end of the parts, less their beginning
	sbc	hl,de		; OR has left no carry
	ld	b,h
	ld	c,l
	inc	hl
	inc	hl
	ld	(_store_length),hl
	ex	de,hl
	call	sealed_crc
	ld	(hl),d
	inc	hl
	ld	(hl),e
	ret
