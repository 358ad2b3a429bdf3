; Shows a picture of mode 0, all at once.
;   in:   HL = its 16 inks (the firmware's numbers), then the packed screen
;   cost: about a second

        .module show_picture
        .globl  show_picture
        .globl  _video_unpack
        .area   _CODE

INKS            .equ    16
SCR_SET_MODE    .equ    0xbc0e
SCR_SET_INK     .equ    0xbc32
SCR_SET_BORDER  .equ    0xbc38
MC_WAIT_FLYBACK .equ    0xbd19

show_picture:
        push    hl
        ld      bc, #0
        call    SCR_SET_BORDER
        ld      hl, #dark
        call    set_inks
        xor     a
        call    SCR_SET_MODE
        pop     hl
        push    hl
        ld      bc, #INKS
        add     hl, bc
        call    _video_unpack
        pop     hl

; Gives the pens the inks at HL.
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

dark:   .db     0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
