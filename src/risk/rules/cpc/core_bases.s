; Finds the bases: territories of the seat in turn with two armies or more, next to one that is its own
; (to_own = 1) or a rival's (0). With all = 0 it stops at the first one; else core_found gets a bit for each.
;
; C: uint8_t core_bases(uint8_t to_own, uint8_t all)
; In: A = to_own, L = all
; Out: A = 1 if one was found and not all are wanted, else 0
; Destroys: F BC DE HL IY
; Bytes: 154
; NOPs: 760, and for each territory 30 if it is not own, 45 with a single army, else 70 to 125

	.module core_bases
	.globl core_board_bits
	.globl _risk_game, _core_found, _map_near
	.include "risk_layout.inc"

	.area _DATA
wanted:				; the territories that may be the target
	.ds	MASK_SIZE
find_all:
	.ds	1

	.area _CODE
_core_bases::
	push	ix
	dec	a		; 0: next to own territories, 255: next to the others
	ld	e,a
	ld	a,l
	ld	(find_all),a
	ld	a,(_risk_game + RISK_TURN)
	ld	c,a
	ld	iy,#wanted
	call	core_board_bits

	; each territory: IY = its owner, IX = its armies, HL = its neighbours, D = the bits so far behind a marker bit
	ld	iy,#_risk_game + RISK_OWNER
	ld	ix,#_risk_game + RISK_ARMIES
	ld	hl,#_core_found
	push	hl
	ld	hl,#_map_near
	ld	d,#0x80
	ld	b,#TERRITORIES
territory:
	ld	a,0 (iy)
	cp	a,c
	jr	nz,not_base
	ld	a,0 (ix)
	cp	a,#2
	jr	nc,strong
	ld	a,1 (ix)
	or	a,a
	jr	z,not_base
strong:
	push	hl
	ld	a,(wanted)
	and	a,(hl)
	jr	nz,base
	inc	hl
	ld	a,(wanted + 1)
	and	a,(hl)
	jr	nz,base
	inc	hl
	ld	a,(wanted + 2)
	and	a,(hl)
	jr	nz,base
	inc	hl
	ld	a,(wanted + 3)
	and	a,(hl)
	jr	nz,base
	inc	hl
	ld	a,(wanted + 4)
	and	a,(hl)
	jr	nz,base
	inc	hl
	ld	a,(wanted + 5)
	and	a,(hl)
	jr	nz,base
	pop	hl
not_base:
	or	a,a		; no carry: it is no base
	jr	result
base:
	pop	hl
	ld	a,(find_all)
	or	a,a
	jr	z,one_found
	scf
result:
	rr	d
	jr	nc,row
	ex	(sp),hl		; eight territories are done
	ld	(hl),d
	inc	hl
	ex	(sp),hl
	ld	d,#0x80
row:
	ld	a,l
	add	a,#MASK_SIZE
	ld	l,a
	jr	nc,next
	inc	h
next:
	inc	ix
	inc	ix
	inc	iy
	djnz	territory
	ld	b,#6		; the last byte has two bits and the marker: shift by six
shift:
	srl	d
	djnz	shift
	pop	hl
	ld	(hl),d
	xor	a,a
	pop	ix
	ret
one_found:
	pop	hl
	pop	ix
	ld	a,#1
	ret
