; Unpacks bytes to the screen, or (unpack) anywhere. src/platform/host/pack/pack.h describes the format.
;
; C: void video_unpack(const uint8_t *packed)
; In: HL = packed bytes; unpack: DE = destination, C = bytes a line
; Out: DE = end of the unpacked bytes
; Destroys: AF BC DE HL
; Bytes: 152
; NOPs: 11 for each byte that is stored as it is; about 60 for each match, and 6 for each of its bytes

	.module video_unpack

	.area _CODE
_video_unpack::
	ld	de,#0xC000
	ld	c,#80
unpack::			; the same to any place
	xor	a,a
	sub	a,c
	ld	(near+1),a
	ld	a,#0x80		; no bits yet: the one that is left marks the end of the byte
byte:
	ldi
	add	a,a
	jr	z,fetch
	jr	nc,byte
matched:
	add	a,a
	call	z,bits
	jr	nc,distance
	ld	bc,#1
	add	a,a
	call	z,bits
	call	nc,number
copy:
	push	hl
back:
	ld	hl,#0		; minus the last distance
	add	hl,de
	ldir
	pop	hl
	add	a,a
	call	z,bits
	jr	nc,byte
distance:			; BC: minus the next distance
	add	a,a
	call	z,bits
	jr	c,near
	ld	bc,#0xFE	; minus 2: the number is inverted
	add	a,a
	call	z,bits
	call	nc,number
	ld	b,c
	inc	b
	ld	c,(hl)
	inc	hl
	inc	c
	ret	z		; the end
	dec	c
length:
	ld	(back+1),bc
	ld	bc,#1
	add	a,a
	call	z,bits
	call	nc,number
	inc	c
	jr	copy
fetch:				; the bits after a byte: the most frequent case
	ld	a,(hl)
	inc	hl
	adc	a,a
	jr	nc,byte
	jr	matched

near:				; one, two or four lines, or one byte
	ld	bc,#0xFF00	; minus the bytes a line
	add	a,a
	call	z,bits
	jr	c,length
	sla	c
	rl	b
	add	a,a
	call	z,bits
	jr	c,length
	sla	c
	rl	b
	add	a,a
	call	z,bits
	jr	c,length
	ld	bc,#-1
	jr	length

; C: a number, of which the first bit, a 0, has been read.
number:
	add	a,a
	call	z,bits
	rl	c
	add	a,a
	jr	z,more
	jr	nc,number
	ret
more:
	ld	a,(hl)
	inc	hl
	adc	a,a
	jr	nc,number
	ret

; The next bit is what ADD A,A shifts into the carry. Behind the last bit of a byte stands a 1; when it goes, A is 0
; and the next byte has to come.
bits:
	ld	a,(hl)
	inc	hl
	adc	a,a
	ret
