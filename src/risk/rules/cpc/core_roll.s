; Throws one, two or three dice and stores three numbers, high to low; 0 stands for a die that is not thrown.
; A byte of the generator is a throw: 216 values are the throws of three dice, seven times 36 those of two.
; Other values are drawn again.
;
; C: void core_roll(uint8_t count, uint8_t *dice)
; In: A = count, DE = dice
; Destroys: AF BC DE HL
; Bytes: 97
; NOPs: about 265, or 115 with the byte left from the last throw; a value drawn again takes 160 more, or 24

	.module core_roll
	.globl _random_next
	.globl _risk_game, _core_dice_left
	.include "risk_layout.inc"

	.area _CODE
_core_roll::
	ld	c,a
	ld	b,#216
	cp	a,#3
	jr	z,again
	ld	b,#252
again:
	ld	hl,(_core_dice_left)
	ld	a,h
	or	a,a
	jr	z,draw
	ld	h,#0
	ld	a,l
	jr	drawn
draw:
	push	bc
	push	de
	ld	hl,#_risk_game + RISK_RANDOM
	call	_random_next
	ld	a,d
	ld	l,e
	ld	h,#1
	pop	de
	pop	bc
drawn:
	ld	(_core_dice_left),hl
	cp	a,b
	jr	nc,again

	; H, L, B: the dice, then 0 for those that are not thrown
	ld	hl,#0
first:
	inc	h
	sub	a,#36
	jr	nc,first
	add	a,#36
second:
	inc	l
	sub	a,#6
	jr	nc,second
	add	a,#7
	ld	b,a
	ld	a,c
	cp	a,#3
	jr	z,sort
	ld	h,#0
	cp	a,#2
	jr	z,sort
	ld	l,#0

	; high to low
sort:
	ld	a,h
	cp	a,l
	jr	nc,ordered
	ld	h,l
	ld	l,a
ordered:
	ld	a,l
	cp	a,b
	jr	nc,sorted
	ld	l,b
	ld	b,a
	ld	a,h
	cp	a,l
	jr	nc,sorted
	ld	h,l
	ld	l,a
sorted:
	ex	de,hl
	ld	(hl),d
	inc	hl
	ld	(hl),e
	inc	hl
	ld	(hl),b
	ret
