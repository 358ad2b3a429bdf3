; What CAS IN OPEN and CAS OUT OPEN want to know.
; In: HL = a name as file.h has it. Out: B = its length, HL = its letters, DE = 2 KB. Changes A. 14 NOPs.

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
