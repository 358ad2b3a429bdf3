; A program that shows whether an emulator is under control: it counts frames, copies the key matrix to RAM,
; gives the border another of the 27 colours every frame, and shows a ramp of bytes in mode 0.
; tests/emulators/chromium/harness.mjs reads its RAM and its picture. Loaded at 0x4000 by a snapshot, with
; interrupts off; one turn of its loop is one frame.
;
; Bytes: 163

	.module probe
	.area _CODE

frames	.equ	0x4800	; 16 bits, the number of VSYNCs seen
matrix	.equ	0x4810	; 10 bytes, a bit is 0 while its key is down
basic	.equ	0x4820	; the version of the BASIC ROM: 0 on a 464, 1 on a 664, 2 on a 6128

start:
	di
	ld	sp,#0xBFF0
	ld	bc,#0xDF00	; upper ROM 0: BASIC
	out	(c),c
	ld	bc,#0x7F84	; mode 0, upper ROM on
	out	(c),c
	ld	a,(0xC002)
	ld	(basic),a
	ld	bc,#0x7F8C	; ROMs off
	out	(c),c
	ld	hl,#0xC000
ramp:
	ld	(hl),l		; every byte of a line is another
	inc	hl
	ld	a,h
	or	a,l
	jr	nz,ramp

frame:
	ld	b,#0xF5
in_sync:
	in	a,(c)		; wait until the VSYNC is over …
	rra
	jr	c,in_sync
no_sync:
	in	a,(c)		; … and for the next
	rra
	jr	nc,no_sync

	ld	hl,(frames)
	inc	hl
	ld	(frames),hl

	ld	a,(colour)
	inc	a
	cp	a,#27
	jr	c,in_range
	xor	a,a
in_range:
	ld	(colour),a
	ld	e,a
	ld	d,#0
	ld	hl,#colours
	add	hl,de
	ld	bc,#0x7F10	; the border's pen
	out	(c),c
	ld	a,(hl)
	or	a,#0x40
	out	(c),a

	ld	bc,#0xF782	; port A out
	out	(c),c
	ld	bc,#0xF40E	; sound chip register 14: the keyboard
	out	(c),c
	ld	bc,#0xF6C0
	out	(c),c
	ld	bc,#0xF600
	out	(c),c
	ld	bc,#0xF792	; port A in
	out	(c),c
	ld	hl,#matrix
	ld	e,#0x40
row:
	ld	b,#0xF6
	out	(c),e
	ld	b,#0xF4
	in	a,(c)
	ld	(hl),a
	inc	hl
	inc	e
	ld	a,e
	cp	a,#0x4A
	jr	c,row
	ld	bc,#0xF782
	out	(c),c
	jr	frame

colour:
	.db	26
; The 27 colours by firmware number, as the Gate Array knows them.
colours:
	.db	0x14, 0x04, 0x15, 0x1C, 0x18, 0x1D, 0x0C, 0x05, 0x0D
	.db	0x16, 0x06, 0x17, 0x1E, 0x00, 0x1F, 0x0E, 0x07, 0x0F
	.db	0x12, 0x02, 0x13, 0x1A, 0x19, 0x1B, 0x0A, 0x03, 0x0B
