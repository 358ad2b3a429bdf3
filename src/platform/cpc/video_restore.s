; void video_restore(const video_patch_t *patch) __z88dk_fastcall
; In: HL: patch.
;
; Cost: 36 NOPs and those of video_blit.

	.module video_restore
	.globl patch_read
	.globl video_blit

	.area _CODE
_video_restore::
	call	patch_read
	jp	video_blit
