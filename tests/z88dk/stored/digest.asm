; What z88dk-zsdcc 2.4 makes of src/lib/digest.c, without its comments: for tests/z88dk/translate_test.
	.module digest
	.optsdcc -mz80 sdcccall(1)
	.globl _digest_bytes
	.area _DATA
	.area _INITIALIZED
	.area _DABS (ABS)
	.area _HOME
	.area _GSINIT
	.area _GSFINAL
	.area _GSINIT
	.area _HOME
	.area _HOME
	.area _CODE
_digest_bytes::
	rst	0x08
	push	af
	push	af
	push	af
	ld	c, l
	ld	b, h
	ld	-2 (ix), e
	ld	-1 (ix), d
	inc	sp
	inc	sp
	push	bc
	pop	hl
	push	hl
	ld	e, (hl)
	inc	hl
	ld	d, (hl)
	inc	bc
	inc	bc
	ld	a, (bc)
	ld	-4 (ix), a
	inc	bc
	ld	a, (bc)
	ld	-3 (ix), a
	dec	bc
l_digest_bytes_00103$:
	ld	a, 4 (ix)
	or	a, a
	jr	Z, l_digest_bytes_00101$
	ld	l, e
	ld	h, d
	add	hl, hl
	add	hl, hl
	add	hl, hl
	add	hl, hl
	add	hl, hl
	add	hl, de
	ex	de, hl
	ld	l, -2 (ix)
	ld	h, -1 (ix)
	ld	l, (hl)
	inc	-2 (ix)
	jr	NZ, l_digest_bytes_00122$
	inc	-1 (ix)
l_digest_bytes_00122$:
	ld	a, e
	xor	a, l
	ld	e, a
	ld	l, -4 (ix)
	ld	h, -3 (ix)
	ld	a, h
	rla
	adc	hl, hl
	add	hl, de
	ld	-4 (ix), l
	ld	-3 (ix), h
	dec	4 (ix)
	jr	l_digest_bytes_00103$
l_digest_bytes_00101$:
	pop	hl
	push	hl
	ld	(hl), e
	inc	hl
	ld	(hl), d
	ld	a, -4 (ix)
	ld	(bc), a
	inc	bc
	ld	a, -3 (ix)
	ld	(bc), a
	jp	leave_frame_1
	.area _CODE
	.area _INITIALIZER
	.area _CABS (ABS)
