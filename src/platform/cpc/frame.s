; Entry and exit of C functions with a stack frame. peephole.def calls these instead of repeating the same
; bytes in each function. IX points to the frame. The first two are restarts, at 0x0008 and 0x0010: see
; restarts_swap.s. RST 0x08 does what ___sdcc_enter_ix does, but keeps HL, which holds an argument.
;
; Bytes: 37
; NOPs: RST 0x08 30, 18 more than inline (1 byte instead of 8); RST 0x10 4 more than inline (1 byte instead of
;   5); leave_frame_1 and leave_frame_2 3 more than inline

	.module frame

	.area _FRAMES
frames::
; RST 0x08: entry.
	ex	(sp),ix		; IX: return address; the caller's IX is on the stack
	push	ix
	jp	entered
	.ds	1

; RST 0x10: exit.
	ld	sp,ix
	pop	ix
	ret
	.ds	3

	.area _CODE
entered:
	ld	ix,#2
	add	ix,sp
	ret

; Exit with 1 or 2 bytes of arguments on the stack. HL and AF are free: the result is in A or DE.
leave_frame_1::
	ld	sp,ix
	pop	ix
	pop	hl
	inc	sp
	jp	(hl)
leave_frame_2::
	ld	sp,ix
	pop	ix
	pop	hl
	pop	af
	jp	(hl)
