; uint8_t boot_picture_show(uint16_t stamp)
; Unpacks the picture at the end of the loader's file that was read, over itself: it moves to the end of the screen's memory first, whose
; last 48 bytes no line shows. Behind it stand its length, the stamp of its build and a checksum, which the disc controller's own makes needless.
; In: HL = stamp. Out: L = 0 if the file has another one. Changes all but IX and the other registers. Six NOPs a byte of it, then
; those of video_unpack.

	.module boot_picture_show
	.globl _file_buffer, _file_length
	.globl _video_unpack

SUM	.equ	2

	.area _CODE
_boot_picture_show::
	ex	de,hl
	ld	hl,(_file_length)
	ld	bc,#_file_buffer-SUM-1
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
