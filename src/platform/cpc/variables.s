; What the machine layer keeps in memory, at &AC00: 1,280 bytes that were BASIC's own and are nobody's now, between
; AMSDOS and the firmware's variables. The text table needs a page to itself, but only 31 bytes of it: a screen byte for
; each four pixels of a glyph, at offset &n0 for the left half of a glyph's line and at &0n for the right half. The gaps
; hold the small variables. Behind the page follow the unpacked picture and a place for the program's own variables.
;
; The stack is the firmware's, which every CPC has below &C000, at least 256 bytes: so a session with the disc goes on
; in it. Its first 48 bytes are for an interrupt while video_clear uses the screen as a stack.

	.module variables
	.include "memory.inc"

	.area _PAGE
text_table::
	.ds	0x11
_matrix_now::			; ten rows of keys, as the sound chip reads them: 0 is down
	.ds	10
_clock_now::			; frames since the start
	.ds	2
	.ds	3
	.ds	1		; &20
zones_wanted::			; palettes of the five zones, from the next frame on; 0: none yet
	.ds	2
zones_next::			; where the palette of the next zone stands in that list
	.ds	2
zones_left::			; zones still to come in this frame
	.ds	1
	.ds	3
_file_length::			; bytes of the file read, or to be written
	.ds	2
_file_keeps_backup::			; it is AMSDOS, of which more is known than of others
	.ds	1
_boot_picture_key::		; a key was pressed while a picture was read
	.ds	1
	.ds	3
	.ds	1		; &30
unpack_back::			; how far back the last match lay
	.ds	2
slot_picture::			; the picture that is unpacked
	.ds	1
slot_size::			; its width and height
	.ds	2
	.ds	0x0A
	.ds	1		; &40; from here on sound_frame's, each in gaps of its own
sound_voices::			; voice.inc says what is where
	.ds	0x0F
	.ds	1		; &50
	.ds	0x0F
	.ds	1		; &60
	.ds	0x0F
	.ds	1		; &70
	.ds	0x0F
	.ds	1		; &80
	.ds	0x0F
	.ds	1		; &90
	.ds	0x0F
	.ds	1		; &A0
effect_next::			; where the effect's next segment stands; high byte 0: there is no effect
	.ds	2
effect_rank::			; its priority
	.ds	1
effect_loops::			; rounds that are left of the loop it is in
	.ds	1
effect_frames::			; frames that are left of its segment
	.ds	1
effect_look::			; tone, noise, envelope
	.ds	1
effect_volume::			; in sixteenths
	.ds	1
effect_fade::			; what a frame adds to the volume
	.ds	1
effect_value::			; period of the tone, or of the noise when there is no tone
	.ds	2
effect_glide::			; what a frame adds to it
	.ds	1
	.ds	4
	.ds	1		; &B0
psg_image::			; the sound chip's registers 0 to 13
	.ds	14
	.ds	1
	.ds	1		; &C0
sound_bank::			; the tunes and effects in use
	.ds	2
tune_wanted::			; the tune to start with the next frame; high byte 0: none
	.ds	2
effect_wanted::			; the same for an effect
	.ds	2
tune_kind::			; the tune that plays is music or a signal
	.ds	1
sound_limit::			; what is to be heard: all, effects, nothing
	.ds	1
	.ds	0x37		; the rest of the page
slot_bytes::
	.ds	MEMORY_PICTURE	; a card
spare_bytes::			; variables of the program, as many as it puts into the area _SPARE
	.ds	MEMORY_FIRMWARE-MEMORY_PAGE-0x100-MEMORY_PICTURE
spare_end::
page_bytes ==	.-text_table	; what start.s sets to 0

stack_bottom == 0xBF00
stack_top ==	0xBFD0
