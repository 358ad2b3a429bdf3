; |ERA,name and |REN,name,the name behind it. Errors are ignored: see file.h.
;
; C: void file_erase(const file_name_t *name), void file_rename(const file_name_t *name)
; In: HL = name
; Destroys: AF BC DE HL IY
; Bytes: 50

	.module file_command

KL_FAR_PCHL	.equ	0x001B
KL_FIND_COMMAND	.equ	0xBCD4

	.area _CODE
_file_erase::
	push	ix
	push	hl
	push	hl
	ld	de,#erase
	ld	a,#1		; how many names
	jr	command
_file_rename::
	push	ix
	push	hl
	inc	hl
	inc	hl
	inc	hl
	push	hl
	ld	de,#rename
	ld	a,#2
command:			; its parameters are on the stack, the last one first
	ld	ix,#0
	add	ix,sp
	push	af
	ex	de,hl
	call	KL_FIND_COMMAND	; HL = its address, C = its ROM
	pop	de
	ld	a,d
	call	c,KL_FAR_PCHL
	pop	hl
	pop	hl
	pop	ix
	ret

erase:
	.ascii	"ER"
	.db	0xC1		; the last letter has bit 7 set
rename:
	.ascii	"RE"
	.db	0xCE
