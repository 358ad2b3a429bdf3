; Shows the picture, which lies packed behind the whole loader. BASIC has stopped the drive's motor a moment ago: it is
; started first, and has the speed it needs when the picture is there. Then the rest of the loader is at its place, and the settings
; and the language are seen to before it goes on.
;   cost: a second

        .module disc_begin
        .include "memory.inc"
        .globl  begin, moved
        .globl  find_rest, disc_choose, disc_settings, show_picture
        .globl  rest_length
        .globl  disc_forget, disc_hurry, disc_wake, name_words
        .area   _CODE

MOTOR   .equ    0xfa7e

begin:  ld      bc, #MOTOR
        ld      a, #1
        out     (c), a
        call    find_rest
        ld      de, #rest_length
        add     hl, de
        jp      show_picture

moved:  xor     a
        ld      (MEMORY_SETTINGS), a
        call    disc_forget
        call    disc_hurry
        call    disc_wake
        jr      nc, on
        call    disc_settings
        ld      hl, #name_words
        call    disc_choose
        scf
on:     jp      MEMORY_PAGE
