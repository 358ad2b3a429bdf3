; The restarts of a program without src/ui: see src/ui/restarts.s.
;
; Bytes: 32

	.module restarts
	.globl _video_fill
	.globl _video_draw

restarts_end	==	0x0038

	.area _RESTARTS
	.ds	16
	jp	_video_fill	; 0x0028
	.ds	5
	jp	_video_draw	; 0x0030
	.ds	5
