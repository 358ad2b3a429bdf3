; Loads the game from a disc and starts it. What goes wrong is said in words, and a key tries again.

        .module disc
        .include "build/memory.inc"
        .globl  disc_hurry, disc_calm, disc_leave, disc_wake, load_file, complain
        .globl  name_loader, name_game
        .area   _CODE

BEGIN   .equ    0x017f          ; the start of loader.s
GAME    .equ    MEMORY_PROGRAM

        call    disc_hurry
        call    disc_wake
        jr      nc, again
        ld      de, #name_game
        call    load_file
        jr      nc, again
        call    disc_leave
        jp      GAME

again:  call    disc_calm
        call    complain
        call    disc_wake
        jr      nc, again
        ld      de, #name_loader ; the picture is gone: so all is done again
        call    load_file
        jr      nc, again
        xor     a
        jp      BEGIN
