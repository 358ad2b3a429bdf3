; Gives the 16 pens of mode 0 the inks at HL (the firmware's numbers), and waits until they are seen.
;   cost: two frames

        .module set_inks
        .globl  set_inks
        .area   _CODE

INKS            .equ    16
SCR_SET_INK     .equ    0xbc32
MC_WAIT_FLYBACK .equ    0xbd19

set_inks:
        xor     a
pen:    ld      b, (hl)
        ld      c, b
        inc     hl
        push    af
        push    hl
        call    SCR_SET_INK
        pop     hl
        pop     af
        inc     a
        cp      #INKS
        jr      c, pen
        call    MC_WAIT_FLYBACK ; only then does the firmware tell the Gate Array, and a tape keeps it from it
        jp      MC_WAIT_FLYBACK
