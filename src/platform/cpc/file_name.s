; Unpacks a file name for CAS IN OPEN and CAS OUT OPEN.
;
; In: HL = file_name_t
; Out: B = length, HL = letters, DE = a buffer of 2 KB
; Destroys: A
; Bytes: 10
; NOPs: 17

	.module file_name

BUFFER	.equ	0xC000	; the screen, which is dark

	.area _CODE
file_name::
	ld	b,(hl)
	inc	hl
	ld	a,(hl)
	inc	hl
	ld	h,(hl)
	ld	l,a
	ld	de,#BUFFER
	ret
