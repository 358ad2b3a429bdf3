; Sets the palettes of the five zones from the next frame on.
;
; C: void video_zones(const uint8_t *const *zones)
; In: HL = five palettes
; Bytes: 4
; NOPs: 8

	.module video_zones
	.globl zones_wanted

	.area _CODE
_video_zones::
	ld	(zones_wanted),hl
	ret
