; The next number of the random generator: the steps of src/lib/host/random_next.c, with shifts by three and
; five places as rotations of bytes.
;
; C: uint16_t random_next(random_t *random)
; In: HL = random
; Out: DE = the number
; Destroys: AF BC HL
; Bytes: 95
; NOPs: 124

	.module random_next

	.area _CODE
_random_next::
	ld	e,(hl)
	inc	hl
	ld	d,(hl)		; DE: x
	ld	a,e
	rrca
	rrca
	rrca
	ld	c,a
	and	a,#0x1F
	ld	b,a		; low byte >> 3
	ld	a,c
	and	a,#0xE0
	xor	a,e
	ld	c,a		; C: low byte of t = x ^ (x << 5)
	ld	a,d
	rrca
	rrca
	rrca
	and	a,#0xE0
	or	a,b
	xor	a,d
	ld	b,a		; BC: t
	inc	hl
	ld	e,(hl)
	inc	hl
	ld	d,(hl)		; DE: y
	push	hl
	dec	hl
	dec	hl
	ld	(hl),d		; x = y
	dec	hl
	ld	(hl),e
	ld	a,b
	rrca
	rrca
	rrca
	ld	l,a
	and	a,#0x1F
	xor	a,b
	ld	h,a		; high byte of t ^ (t >> 3)
	ld	a,c
	rrca
	rrca
	rrca
	and	a,#0x1F
	ld	b,a
	ld	a,l
	and	a,#0xE0
	or	a,b
	xor	a,c
	ld	l,a		; HL: t ^ (t >> 3)
	ld	b,d
	ld	c,e
	srl	b
	rr	c		; BC: y >> 1
	ld	a,c
	xor	a,e
	xor	a,l
	ld	e,a
	ld	a,b
	xor	a,d
	xor	a,h
	ld	d,a		; DE: the new y
	pop	hl
	ld	(hl),d
	dec	hl
	ld	(hl),e
	inc	hl
	inc	hl
	ld	a,(hl)
	add	a,#0x37
	ld	(hl),a
	ld	c,a
	inc	hl
	ld	a,(hl)
	adc	a,#0x9E
	ld	(hl),a
	ld	b,a		; BC: weyl
	ld	a,e
	add	a,c
	ld	e,a
	ld	a,d
	adc	a,b
	ld	d,a
	ret
