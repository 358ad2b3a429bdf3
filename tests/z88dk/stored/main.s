; The first file of the stored program: its areas give the order.
;
; Bytes: 13

	.module main
	.globl twice, speed

	.area _CODE
	.area _DATA

	.area _CODE
main::
	ld	a,#speed
	call	twice
	ld	(result),a
	ld	hl,#s__DATA
	rst	0x08
	ret

	.area _DATA
result::
	.ds	2
