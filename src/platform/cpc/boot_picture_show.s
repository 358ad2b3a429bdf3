; Unpacks the picture at the end of the loader's file at file_buffer over itself. It is first moved to the end
; of the screen memory, whose last 48 bytes are not visible. The file ends with the picture's length, the
; build stamp and a checksum, not checked here: the CRC of the disc controller suffices.
;
; C: uint8_t boot_picture_show(uint16_t stamp)
; In: HL = stamp
; Out: L = 1, or 0 if the stamp differs
; Destroys: AF BC DE HL
; Bytes: 38
; NOPs: 6 for each packed byte, and video_unpack

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
