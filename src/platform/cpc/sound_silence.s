; Silences the sound chip and starts the saw of its envelope, which then never stops. At the start, before the firmware
; gets the machine back (it would let a note ring through a disc access) and before the reset.
; In: interrupts off. Out: nothing. Changes AF BC DE HL.
;
; Cost: 559 NOPs.

	.module sound_silence
	.globl psg_send
	.globl psg_image

	.area _CODE
sound_silence::
	ld	hl,#0x003F	; neither tone nor noise
	ld	(psg_image+7),hl
	ld	l,h		; no volume
	ld	(psg_image+9),hl
	ld	hl,#psg_image+13
	ld	(hl),#8		; the saw
	ld	a,#13
	jp	psg_send
