; How functions of C begin and end that keep something on the stack: peephole.def calls these instead of writing the same bytes
; at each place. IX points at the function's frame.

	.module frame
	.area _CODE

; What ___sdcc_enter_ix does, but HL keeps its argument: 3 bytes at each place instead of 8.
; Cost: 25 NOPs, 13 more than in line.
enter_frame::
	ex	(sp),ix		; IX: where to go on; the caller's lies on the stack
	push	ix
	ld	ix,#2
	add	ix,sp
	ret

; The end, with 0, 1 or 2 bytes of arguments to take off the stack. HL and AF are free where there are arguments: the result is
; in A or DE.
; Cost: 3 NOPs more than in line.
leave_frame::
	ld	sp,ix
	pop	ix
	ret
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
