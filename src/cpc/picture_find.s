; Looks a picture up.
; In: A: picture. Out: HL: its bytes, C: width, B: height. Changes AF.
;
; Cost: 36 NOPs.

	.module picture_find
	.globl _pictures

	.area _CODE
picture_find::
	ld	l,a
	ld	h,#0
	add	hl,hl
	add	hl,hl
	ld	bc,#_pictures
	add	hl,bc
	ld	c,(hl)
	inc	hl
	ld	b,(hl)
	inc	hl
	ld	a,(hl)
	inc	hl
	ld	h,(hl)
	ld	l,a
	ret
