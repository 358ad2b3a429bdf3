; A picture's entry in the table of pictures.
;
; In: L = picture
; Out: HL = width (bit 7: packed), height, address
; Destroys: F BC
; Bytes: 9
; NOPs: 17

	.module picture_entry
	.globl _pictures

	.area _CODE
picture_entry::
	ld	h,#0
	add	hl,hl
	add	hl,hl
	ld	bc,#_pictures
	add	hl,bc
	ret
