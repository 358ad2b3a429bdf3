; void sealed_open(const sealed_t *file)
; Gives the parts of a file what is at sealed_at: see src/save/sealed.h.
; In: HL = file. Changes AF BC DE HL. 70 NOPs a part, and 6 a byte.

	.module sealed_open
	.globl _sealed_at

HEAD	.equ	9

	.area _CODE
_sealed_open::
	ld	bc,#HEAD
	add	hl,bc
	ex	de,hl
	ld	hl,(_sealed_at)
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
