; How functions of C begin and end that keep something on the stack: peephole.def calls these instead of writing the same bytes
; at each place. IX points at the function's frame. The first two are restarts, at &0008 and &0010: see restarts_swap.s.

	.module frame

	.area _FRAMES
frames::
; What ___sdcc_enter_ix does, but HL keeps its argument.
; Cost: 30 NOPs, 18 more than in line, 1 byte instead of 8.
	ex	(sp),ix		; IX: where to go on; the caller's lies on the stack
	push	ix
	jp	entered
	.ds	1

; The end. Cost: 4 NOPs more than in line, 1 byte instead of 5.
	ld	sp,ix
	pop	ix
	ret
	.ds	3

	.area _CODE
entered:
	ld	ix,#2
	add	ix,sp
	ret

; The end with 1 or 2 bytes of arguments to take off the stack. HL and AF are free: the result is in A or DE.
; Cost: 3 NOPs more than in line.
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
