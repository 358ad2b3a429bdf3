; Saves a rectangle of the screen.
;
; C: void video_save(const video_patch_t *patch)
; In: HL = patch
; Destroys: AF BC DE HL
; Bytes: 27
; NOPs: 90 + (6 * width + 34) * height + 9 for each row of characters completed

	.module video_save
	.globl patch_read
	.globl video_address
	.globl line_below

	.area _CODE
_video_save::
	call	patch_read
	push	hl
	push	bc
	ex	de,hl
	call	video_address
	pop	bc
	pop	hl
line:
	push	bc
	push	de
	ex	de,hl
	ld	b,#0
	ldir
	ex	de,hl
	pop	de
	call	line_below
	pop	bc
	djnz	line
	ret
