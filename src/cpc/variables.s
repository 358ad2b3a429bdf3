; What the machine layer keeps in memory, at &AC00: 1,280 bytes that were BASIC's own and are nobody's now, between
; AMSDOS and the firmware's variables. The text table needs a page to itself, but only 31 bytes of it: a screen byte for
; each four pixels of a glyph, at offset &n0 for the left half of a glyph's line and at &0n for the right half. The gaps
; hold the small variables. Behind the page follow the unpacked picture and the stack.

	.module variables

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
vector_found::			; what the firmware had at &0038
	.ds	3
	.ds	7
	.ds	1		; &30
unpack_back::			; how far back the last match lay
	.ds	2
slot_picture::			; the picture that is unpacked
	.ds	1
slot_size::			; its width and height
	.ds	2
	.ds	0xCA		; the rest of the page
slot_bytes::
	.ds	560		; a card; slot_room.c knows if a picture needs more
	.ds	464		; the stack, down from here
stack_top::
