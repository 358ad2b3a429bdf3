; What RUN" starts: shows the loading picture, which lies packed behind it in the same file, loads the game and starts
; it. What goes wrong is said in words, in French and English, and a key tries again.
;
; RUN" puts this file at LOAD, in the middle of what the game will fill, so the program moves to &AC00 first: BASIC's
; variables, 1280 bytes that nobody needs once a binary runs. The firmware keeps everything from &B100 up, AMSDOS
; &A6FC to &ABFF.

        .module loader
        .globl  show_picture, find_medium, load_file, complain
        .globl  unpack, unpack_back
        .globl  name_game
        .globl  s__PICTURE
        .area   _CODE
        .area   _PICTURE        ; behind all code: there the picture begins
        .area   _CODE

LOAD    .equ    0x8000
WORK    .equ    0xac00          ; where this program is linked
ROOM    .equ    0x0500
GAME    .equ    0x0040
DISC_MOTOR .equ 0xfa7e

start:  ld      hl, #LOAD       ; no address of this file is true before the move
        ld      de, #WORK
        ld      bc, #ROOM
        ldir
        jp      moved

moved:  ld      hl, #s__PICTURE
        ld      de, #LOAD - WORK
        add     hl, de          ; the picture stays where it is
        call    show_picture
again:  call    find_medium
        jr      nc, wrong
        ld      de, #name_game
        call    load_file
        jr      nc, wrong
        ld      bc, #DISC_MOTOR ; the firmware would stop it in some seconds, but the game takes its interrupts away
        xor     a
        out     (c), a
        ld      de, #GAME       ; the packed game ends where the game may end, so it is read before it is overwritten
        push    de
        jp      unpack          ; and from there to the game

wrong:  call    complain
        jr      again

unpack_back:
        .dw     0               ; a variable of unpack
