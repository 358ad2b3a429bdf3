; The files of the cartridge, through the same calls as AMSDOS's for a disc. They lie one after the other,
; each after its header, from FIRST on, in pages of 16 KB at 0xC000; a header without a name ends them.
; Writing is not possible. A file that is not there would be on a disc: the error number is that of a machine
; without a drive, which AMSDOS never returns (file_status of src/platform/cpc knows it).
;
; In: cas_in_open: HL = name, B = its length, DE = buffer for the header; cas_in_direct: HL = destination
; Out: cas_in_open: carry set, HL = header, DE = load address, BC = length; or carry clear, A = NO_DRIVE;
;   cas_in_direct: carry set; cas_out_open: carry clear, A = NO_DRIVE
; Destroys: AF BC DE HL
; Bytes: 232
; NOPs: 2,500 for each file before it, 13 for each byte

	.module files
	.globl rom_off, screen_mode
	.area _CODE

FIRST		.equ	0xC400	; of the first page
FIRST_PAGE	.equ	0x80	; the number that selects page 0
PAGES		.equ	0xC0	; they begin at 0xC000
UPPER_ON	.equ	0x84	; of the Gate Array, with the mode in the lowest bits
NO_DRIVE	.equ	0x11
NAME		.equ	8	; letters before …
END		.equ	3	; … and after the point
HEADER		.equ	128	; of which:
LOAD		.equ	21
LENGTH		.equ	24

cas_in_open::
	ld	(header),de
	push	hl
	ld	hl,#name
	ld	a,#NAME+END
blank:
	ld	(hl),#0x20
	inc	hl
	dec	a
	jr	nz,blank
	pop	hl
	ld	de,#name
letter:
	ld	a,(hl)
	inc	hl
	cp	a,#'.
	jr	nz,put
	ld	de,#name+NAME
	jr	after
put:
	ld	(de),a
	inc	de
after:
	djnz	letter
	ld	hl,#FIRST
	ld	(source),hl
	ld	a,#FIRST_PAGE
	ld	(page),a
look:
	ld	de,(header)
	push	de
	ld	bc,#HEADER
	call	copy
	pop	hl
	ld	de,#LENGTH
	push	hl
	add	hl,de
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	ld	(length),de
	pop	hl
	inc	hl		; the name
	ld	a,(hl)
	or	a,a
	jr	z,cas_out_open
	ld	de,#name
	ld	b,#NAME+END
same:
	ld	a,(de)
	inc	de
	cp	a,(hl)
	inc	hl
	jr	nz,other
	djnz	same
	ld	de,#LOAD-1-NAME-END
	add	hl,de
	ld	e,(hl)
	inc	hl
	ld	d,(hl)
	ld	hl,(header)
	ld	bc,(length)
	scf
	ret

; Page and address of the next file: a file has three pages at most, so the sum fits 16 bits.
other:
	ld	hl,(source)
	ld	a,h
	sub	a,#PAGES
	ld	h,a
	ld	de,(length)
	add	hl,de
	ld	a,(page)
	ld	e,a
pass:
	ld	a,h
	sub	a,#0x100-PAGES
	ld	h,a
	inc	e
	jr	nc,pass
	dec	e		; less than a page is left, and SUB has made it an address
	ld	a,e
	ld	(page),a
	ld	(source),hl
	jr	look

cas_out_open::
	ld	a,#NO_DRIVE
	or	a,a
	ret

cas_in_direct::
	ex	de,hl
	ld	bc,(length)
	call	copy
	scf
	ret

; Copies BC bytes, at least one, from the source to DE.
copy:
	push	bc
	ld	a,(screen_mode)
	or	a,#UPPER_ON
	ld	b,#0x7F
	out	(c),a
	ld	a,(page)
	call	turn
	pop	bc
	ld	hl,(source)
byte:
	ldi
	ld	a,h
	jp	po,last
	or	a,a
	jp	nz,byte
	call	next_page
	jr	byte
last:
	or	a,a
	call	z,next_page
	ld	(source),hl
	jp	rom_off

; Continues at the beginning of the next page. Preserves BC and DE.
next_page:
	ld	hl,#PAGES*0x100
	ld	a,(page)
	inc	a
turn:
	ld	(page),a
	push	bc
	ld	b,#0xDF
	out	(c),a
	pop	bc
	ret

header:
	.ds	2		; where the last one was read
page:
	.ds	1		; where the next byte is
source:
	.ds	2
length:
	.ds	2		; of the file
name:
	.ds	NAME+END
