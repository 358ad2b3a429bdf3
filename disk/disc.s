; Loads the game from a disc and starts it. What goes wrong is said in words, and a key tries again.

        .module disc
        .include "memory.inc"
        .globl  disc_hurry, disc_calm, disc_leave, disc_wake, disc_forget, disc_language, load_file, complain
        .globl  name_loader, name_game, say_again, say_without
        .area   _CODE

BEGIN   .equ    0x017f          ; the start of loader.s
WITHOUT .equ    2
GAME    .equ    MEMORY_PROGRAM

        call    disc_forget
        call    disc_hurry
        call    disc_wake
        jr      nc, again
        ld      de, #name_game
        call    load_file
        jr      nc, again
        call    disc_language
        jr      nc, without
        call    disc_leave
        jp      GAME

without: ld     bc, #say_without
        ld      a, #WITHOUT
        jr      over
again:  ld      bc, #say_again
        xor     a

; The picture is gone with the message: so all is done again from the start.
over:   push    af
        call    complain
        call    disc_forget
        call    disc_calm
        call    disc_wake
        jr      nc, worse
        ld      de, #name_loader
        call    load_file
        jr      nc, worse
        pop     af
        jp      BEGIN
worse:  pop     af
        ld      bc, #say_again
        jr      over
