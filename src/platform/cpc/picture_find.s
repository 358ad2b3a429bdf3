; Finds a picture's bytes; a packed picture is unpacked to slot_bytes first, unless it is there from last
; time.
;
; In: A = picture
; Out: HL = its bytes, C = width, B = height
; Destroys: AF
; Bytes: 56
; NOPs: 44; 22 for the packed picture that was drawn last; about 28 a byte for another packed one

	.module picture_find
	.globl _pictures
	.globl slot_picture
	.globl slot_size
	.globl slot_bytes
	.globl unpack

	.area _CODE
picture_find::
	ld	hl,#slot_picture
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
	ld	(slot_picture),a
	res	7,c
	ld	(slot_size),bc
	call	address
	push	de
	ld	de,#slot_bytes
	call	unpack
	pop	de
unpacked:
	ld	hl,#slot_bytes
	ld	bc,(slot_size)
	ret
