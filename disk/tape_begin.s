; Writes the game's name on the screen, which gets the mode and the inks of the picture that is to come; these lie behind
; the whole loader.
;   cost: a quarter of a second

        .module tape_begin
        .include "memory.inc"
        .globl  begin
        .globl  find_rest, set_inks, print
        .globl  rest_length, say_name
        .area   _CODE

SCR_SET_MODE    .equ    0xbc0e
SCR_SET_BORDER  .equ    0xbc38

moved   ==      MEMORY_PAGE

begin:  xor     a
        ld      (MEMORY_SETTINGS), a ; nobody has sought them
        call    SCR_SET_MODE
        ld      bc, #0
        call    SCR_SET_BORDER
        call    find_rest
        ld      de, #rest_length
        add     hl, de
        call    set_inks
        ld      hl, #say_name
        jp      print
