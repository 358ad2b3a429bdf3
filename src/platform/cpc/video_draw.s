; Draws a picture.
;
; C: void video_draw(uint8_t picture, uint16_t at)
; In: A = picture, DE = position
; Destroys: AF BC DE HL IY
; Bytes: 6
; NOPs: 8, picture_find and video_blit

	.module video_draw
	.globl video_blit
	.globl picture_find

	.area _CODE
_video_draw::
	call	picture_find
	jp	video_blit
