; Shows a picture of mode 0, all at once.
;   in:   HL = its 16 inks (the firmware's numbers), then the packed screen
;   cost: three quarters of a second

        .module show_picture
        .globl  show_picture
        .globl  set_inks
        .globl  _video_unpack
        .area   _CODE

INKS            .equ    16
SCR_SET_MODE    .equ    0xbc0e
SCR_SET_BORDER  .equ    0xbc38

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
        jp      set_inks

dark:   .ds     INKS
