; Unpacks bytes to the screen, or (unpack) anywhere. src/platform/host/pack/pack.h describes the format.
;
; C: void video_unpack(const uint8_t *packed)
; In: HL = packed bytes; unpack: DE = destination
; Out: DE = end of the unpacked bytes
; Destroys: AF BC DE HL
; Bytes: 137
; NOPs: about 35 for each byte

	.module video_unpack
	.globl unpack_back

	.area _CODE
_video_unpack::
	ld	de,#0xC000
unpack::			; the same to any place: DE
	ld	a,(hl)		; bytes a line
	inc	hl
	ld	(line+1),a
	ld	bc,#1
	ld	(unpack_back),bc
	ld	a,#0x80		; no bits yet: the one that is left marks the end of the byte
	jr	next
byte:
	ldi
next:
	add	a,a
	call	z,bits
	jr	nc,byte
	add	a,a
	call	z,bits
	jr	c,same_distance
	call	number
	push	bc
	add	a,a
	call	z,bits
	jr	c,near
	call	number
	dec	b		; 256 or more?
	inc	b
	jr	nz,end
	dec	c
	ld	b,c
	ld	c,(hl)
	inc	hl
distance:
	inc	bc
	ld	(unpack_back),bc
	pop	bc
	inc	bc
	jr	copy
same_distance:
	call	number
copy:
	push	hl
	ld	hl,(unpack_back)
	push	bc
	ld	b,h
	ld	c,l
	ld	h,d
	ld	l,e
	or	a,a
	sbc	hl,bc
	pop	bc
	ldir
	pop	hl
	jr	next

near:				; one byte back, or up to three lines
	ld	bc,#0
	add	a,a
	call	z,bits
	rl	c
	add	a,a
	call	z,bits
	rl	c
	jr	z,distance
	push	af
	ld	b,c
	xor	a,a
line:
	add	a,#0		; bytes a line
	djnz	line
	dec	a
	ld	c,a
	pop	af
	jr	distance

; BC: the next number.
number:
	ld	bc,#1
more:
	add	a,a
	call	z,bits
	ret	c
	add	a,a
	call	z,bits
	rl	c
	rl	b
	jr	more

; The next bit is what ADD A,A shifts into the carry. Behind the last bit of a byte stands a 1; when it goes, A is 0
; and the next byte has to come.
bits:
	ld	a,(hl)
	inc	hl
	adc	a,a
	ret
end:
	pop	bc
	ret
