; What screens call most often, in one byte: see src/platform/cpc/restarts_swap.s. C that runs in a session with the disc (file.h) may use
; none of these, nor a frame: then the restarts are the firmware's.

	.module restarts
	.globl _word
	.globl _text_pens
	.globl _video_fill
	.globl _video_draw

restarts_end == 0x0038

	.area _RESTARTS
	jp	_word		; &0018
	.ds	5
	jp	_text_pens	; &0020
	.ds	5
	jp	_video_fill	; &0028
	.ds	5
	jp	_video_draw	; &0030
	.ds	5
