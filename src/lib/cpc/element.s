; The address of an element of an array.
;
; In: HL = the array, DE = bytes of an element, A = number of the element
; Out: DE = its address
; Destroys: AF HL
; Bytes: 9
; NOPs: 8, for any other than the first 7 + 7 times its number

	.module element

	.area _CODE
element::
	or	a,a
	jr	z,found
next:
	add	hl,de
	dec	a
	jr	nz,next
found:
	ex	de,hl
	ret
