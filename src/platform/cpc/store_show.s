; uint8_t store_show(uint16_t stamp)
; Unpacks the picture at the end of the loader's file that was read, over itself: it moves to the end of the screen's memory first, whose
; last 48 bytes no line shows. Behind it stand its length, the stamp of its build and a checksum, which the disc controller's own makes needless.
; In: HL = stamp. Out: L = 0 if the file has another one. Changes all but IX and the other registers. Six NOPs a byte of it, then
; those of video_unpack.

	.module store_show
	.globl _store_bytes, _store_length
	.globl _video_unpack

SUM	.equ	2

	.area _CODE
_store_show::
	ex	de,hl
	ld	hl,(_store_length)
	ld	bc,#_store_bytes-SUM-1
	add	hl,bc
	ld	a,(hl)
	dec	hl
	cp	a,d
	jr	nz,other
	ld	a,(hl)
	dec	hl
	cp	a,e
	jr	nz,other
	ld	b,(hl)
	dec	hl
	ld	c,(hl)
	dec	hl
	ld	de,#0xFFFF
	lddr
	ex	de,hl
	inc	hl
	call	_video_unpack
	ld	l,#1
	ret
other:
	ld	l,#0
	ret
