; Draws what video_save has saved.
;
; C: void video_restore(const video_patch_t *patch)
; In: HL = patch
; Destroys: AF BC DE HL IY
; Bytes: 6
; NOPs: 34 and video_blit

	.module video_restore
	.globl patch_read
	.globl video_blit

	.area _CODE
_video_restore::
	call	patch_read
	jp	video_blit
