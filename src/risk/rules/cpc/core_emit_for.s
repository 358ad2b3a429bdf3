; Adds core_event to the list of events and clears it for the next one.
;
; C: void core_emit_for(uint8_t kind, uint8_t seat)
; In: A = kind, L = seat
; Destroys: F BC DE HL
; Bytes: 49
; NOPs: 89

	.module core_emit_for
	.globl _core_event, _core_event_next, _core_event_count
	.include "risk_layout.inc"

	.area _CODE
_core_emit_for::
	ld	h,l
	ld	l,a
	ld	(_core_event + EVENT_KIND),hl
	ld	de,(_core_event_next)
	ld	hl,#_core_event
	ldi			; the eight bytes of an event
	ldi
	ldi
	ldi
	ldi
	ldi
	ldi
	ldi
	ld	(_core_event_next),de
	ld	hl,#0
	ld	(_core_event + EVENT_A),hl
	ld	(_core_event + EVENT_C),hl
	ld	(_core_event + EVENT_N),hl
	ld	hl,#_core_event_count
	inc	(hl)
	ret
