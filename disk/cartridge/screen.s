; What programs of ours ask of the firmware for the screen: its mode, inks (the firmware's numbers; they do not flash), the end of a
; frame, and the upper ROM away from before it.
;   in:   set_mode A = mode; set_ink A = pen, B = ink; set_border B = ink
;   cost: 15 to 30 NOPs; wait_flyback up to a frame

        .module screen
        .globl  rom_off, set_mode, set_ink, set_border, wait_flyback, screen_mode
        .area   _CODE

ROMS_OFF        .equ    0x8c    ; of the Gate Array, with the mode in the lowest bits
BORDER          .equ    16

set_mode:
        ld      (screen_mode), a
rom_off:
        ld      a, (screen_mode)
        or      #ROMS_OFF
        ld      b, #0x7f
        out     (c), a
        ret

set_border:
        ld      a, #BORDER
set_ink:
        ld      e, b
        ld      d, #0
        ld      hl, #colours
        add     hl, de
        ld      b, #0x7f
        out     (c), a
        ld      a, (hl)
        out     (c), a
        ret

wait_flyback:
        push    af
        push    bc
        ld      b, #0xf5
before: in      a, (c)
        rra
        jr      c, before
wait:   in      a, (c)
        rra
        jr      nc, wait
        pop     bc
        pop     af
        ret

screen_mode:
        .db     1
colours:                        ; of the Gate Array, for each ink
        .db     0x54, 0x44, 0x55, 0x5c, 0x58, 0x5d, 0x4c, 0x45, 0x4d
        .db     0x56, 0x46, 0x57, 0x5e, 0x40, 0x5f, 0x4e, 0x47, 0x4f
        .db     0x52, 0x42, 0x53, 0x5a, 0x59, 0x5b, 0x4a, 0x43, 0x4b
