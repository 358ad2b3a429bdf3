; The number of frames since the start.
;
; C: uint16_t clock_frames(void)
; Out: DE = frames
; Destroys: DE
; Bytes: 5
; NOPs: 9

	.module clock_frames
	.globl _clock_now

	.area _CODE
_clock_frames::
	ld	de,(_clock_now)
	ret
