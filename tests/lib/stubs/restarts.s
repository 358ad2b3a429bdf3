; The restarts of a program that has no texts and pages: see src/platform/cpc/restarts_swap.s.

	.module restarts
	.globl _video_fill
	.globl _video_draw

restarts_end == 0x0038

	.area _RESTARTS
	.ds	16
	jp	_video_fill	; &0028
	.ds	5
	jp	_video_draw	; &0030
	.ds	5
