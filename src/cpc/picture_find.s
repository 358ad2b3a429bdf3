; Looks a picture up.
; In: A: picture. Out: HL: its bytes, C: width, B: height. Changes AF.
;
; Cost: 35 NOPs.

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
	ld	a,(hl)
	inc	hl
	push	hl
	ld	h,(hl)
	ld	l,a
	ex	(sp),hl
	inc	hl
	ld	c,(hl)
	inc	hl
	ld	b,(hl)
	pop	hl
	ret
