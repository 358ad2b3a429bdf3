; Shows the picture, which lies packed behind the whole loader, and chooses the language. BASIC has stopped the drive's motor a moment ago: it is
; started first, and has the speed it needs when the picture is there.
;   cost: three quarters of a second

        .module disc_begin
        .globl  begin
        .globl  find_rest, disc_choose, show_picture
        .globl  rest_length, rest_name_words
        .area   _CODE

MOTOR   .equ    0xfa7e

begin:  ld      bc, #MOTOR
        ld      a, #1
        out     (c), a
        call    find_rest
        ld      de, #rest_name_words
        add     hl, de
        call    disc_choose
        call    find_rest
        ld      de, #rest_length
        add     hl, de
        jp      show_picture
