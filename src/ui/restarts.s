; The restarts of a program with src/ui: the functions that screens call most often, in one byte each.
; src/platform/cpc/peephole.def replaces the calls; restarts_swap.s puts this table at 0x0018. In a disc
; session (file.h) the restarts belong to the firmware.
;
; Bytes: 32

	.module restarts
	.globl _word
	.globl _text_pens
	.globl _video_fill
	.globl _video_draw

restarts_end	==	0x0038

	.area _RESTARTS
	jp	_word		; 0x0018
	.ds	5
	jp	_text_pens	; 0x0020
	.ds	5
	jp	_video_fill	; 0x0028
	.ds	5
	jp	_video_draw	; 0x0030
	.ds	5
