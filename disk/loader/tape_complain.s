; Reports a read error of the tape in the two lowest lines of the picture, waits for a key and restores the
; picture.
;
; Destroys: AF BC DE HL
; Bytes: 98

	.module tape_complain
	.globl print
	.area _CODE

SCREEN		.equ	0xC730	; text lines 24 and 25: eight lines of pixels …
STEP		.equ	0x08	; … that many pages apart …
WIDTH		.equ	160	; … and that many bytes long
COPY		.equ	0xA1A0
KM_WAIT_CHAR	.equ	0xBB06
KM_READ_CHAR	.equ	0xBB09

tape_complain::
	ld	hl,#SCREEN
	ld	de,#COPY
save:
	push	hl
	ld	bc,#WIDTH
	ldir
	pop	hl
	ld	a,h
	add	a,#STEP
	ld	h,a
	jr	nc,save
	ld	hl,#say_rewind
	call	print
flush:
	call	KM_READ_CHAR	; ESC may have caused the error
	jr	c,flush
	call	KM_WAIT_CHAR
	ld	hl,#COPY
	ld	de,#SCREEN
mend:
	push	de
	ld	bc,#WIDTH
	ldir
	pop	de
	ld	a,d
	add	a,#STEP
	ld	d,a
	jr	nc,mend
	ret

say_rewind:			; French first, then English, 20 letters a line
	.db	31, 1, 24
	.ascii	"Rembobinez + touche"
	.db	31, 1, 25
	.ascii	"Rewind, press a key"
	.db	0
