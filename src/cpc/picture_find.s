; Looks a picture up, and unpacks it if it has to be.
; In: A: picture. Out: HL: its bytes, C: width, B: height. Changes AF.
;
; Cost: 47 NOPs; 22 for the packed picture that was drawn last; for another about 40 a byte.

	.module picture_find
	.globl _pictures
	.globl _slot_picture
	.globl _slot_size
	.globl _slot_bytes
	.globl unpack

	.area _CODE
picture_find::
	ld	hl,#_slot_picture
	cp	a,(hl)
	jr	z,unpacked
	ld	l,a
	ld	h,#0
	add	hl,hl
	add	hl,hl
	ld	bc,#_pictures
	add	hl,bc
	ld	c,(hl)
	inc	hl
	ld	b,(hl)
	inc	hl
	bit	7,c
	jr	nz,packed
address:
	ld	a,(hl)
	inc	hl
	ld	h,(hl)
	ld	l,a
	ret

packed:
	ld	(_slot_picture),a
	res	7,c
	ld	(_slot_size),bc
	call	address
	push	de
	ld	de,#_slot_bytes
	call	unpack
	pop	de
unpacked:
	ld	hl,#_slot_bytes
	ld	bc,(_slot_size)
	ret
