; Prints a text: characters for TXT OUTPUT, ended by 0.
;
; In: HL = text
; Out: HL = its end
; Destroys: AF
; Bytes: 9

	.module print
	.area _CODE

TXT_OUTPUT	.equ	0xBB5A

print::
	ld	a,(hl)
	or	a,a
	ret	z
	call	TXT_OUTPUT
	inc	hl
	jr	print
