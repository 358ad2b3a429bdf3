; Silences the sound chip and starts the sawtooth of its envelope, which then never stops. Called at the
; start, before the firmware gets the machine back (it would leave a note sounding during a disc access) and
; before the reset.
;
; In: interrupts off
; Destroys: AF BC DE HL
; Bytes: 20
; NOPs: 551

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
