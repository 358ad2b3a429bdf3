; Variables of the platform, at 0xAC00: 1,280 bytes between AMSDOS and the firmware's variables that only
; BASIC uses. The text table needs a page (256 bytes), but only 31 bytes of it: a screen byte for each four
; pixels of a glyph, at offset 0xn0 for the left half of a glyph's line and at 0x0n for the right half. The
; gaps hold the small variables. After the page come the unpacked picture and the area _SPARE for variables of
; the program.
;
; The stack is the firmware's, which every CPC has below 0xC000, at least 256 bytes: so a disc session can use
; it too. Its first 48 bytes are for an interrupt while video_clear uses the screen as a stack.

	.module variables
	.include "memory.inc"

	.area _PAGE
text_table::
	.ds	0x11
_matrix_now::			; ten rows of keys, as the sound chip reads them: a bit is 0 while its key is down
	.ds	10
_clock_now::			; frames since the start
	.ds	2
	.ds	3
	.ds	1		; 0x20
zones_wanted::			; palettes of the five zones, from the next frame on; 0: none yet
	.ds	2
zones_next::			; address of the next zone's palette in that list
	.ds	2
zones_left::			; zones left in this frame
	.ds	1
	.ds	3
_file_length::			; bytes of the file read, or to be written
	.ds	2
_file_keeps_backup::		; 1: Amstrad's AMSDOS, whose variables are known
	.ds	1
_boot_picture_key::		; a key was pressed while the loading picture was read
	.ds	1
	.ds	3
	.ds	1		; 0x30
slot_picture::			; the picture that is unpacked
	.ds	1
slot_size::			; its width and height
	.ds	2
	.ds	0x0C
	.ds	1		; 0x40; from here on variables of sound_frame
sound_voices::			; voice.inc has the offsets
	.ds	0x0F
	.ds	1		; 0x50
	.ds	0x0F
	.ds	1		; 0x60
	.ds	0x0F
	.ds	1		; 0x70
	.ds	0x0F
	.ds	1		; 0x80
	.ds	0x0F
	.ds	1		; 0x90
	.ds	0x0F
	.ds	1		; 0xA0
effect_next::			; address of the effect's next segment; high byte 0: no effect
	.ds	2
effect_rank::			; its priority
	.ds	1
effect_loops::			; rounds left of the current loop
	.ds	1
effect_frames::			; frames left of its segment
	.ds	1
effect_look::			; tone, noise, envelope
	.ds	1
effect_volume::			; in sixteenths
	.ds	1
effect_fade::			; added to the volume each frame
	.ds	1
effect_value::			; period of the tone, or of the noise when there is no tone
	.ds	2
effect_glide::			; added to it each frame
	.ds	1
	.ds	4
	.ds	1		; 0xB0
psg_image::			; registers 0 to 13 of the sound chip
	.ds	14
	.ds	1
	.ds	1		; 0xC0
sound_bank::			; the tunes and effects in use
	.ds	2
tune_wanted::			; the tune to start with the next frame; high byte 0: none
	.ds	2
effect_wanted::			; the same for an effect
	.ds	2
tune_kind::			; the tune that plays is music or a signal
	.ds	1
sound_limit::			; which sounds are heard: all, effects, none
	.ds	1
	.ds	0x37		; the rest of the page
slot_bytes::
	.ds	MEMORY_PICTURE	; a card
spare_bytes::			; variables of the program, in the area _SPARE
	.ds	MEMORY_FIRMWARE-MEMORY_PAGE-0x100-MEMORY_PICTURE
spare_end::
page_bytes	==	.-text_table	; start.s sets these to 0

stack_bottom	==	0xBF00
stack_top	==	0xBFD0
