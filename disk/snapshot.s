; Where the snapshot starts: 64 KB with the packed picture and the packed game in it, and no firmware. The ROM builds its
; RAM itself, as it does for RUN", through MC START PROGRAM; its address differs between a 464, a 664 and a 6128, so
; it is looked for. Then all goes on as if disk or tape had been read; the disc is woken too, for what the game saves.
;   cost: about four seconds, once

        .module snapshot
        .include "memory.inc"
        .globl  disc_wake, show_picture, unpack, unpack_back
        .globl  packed_picture, packed_game
        .area   _CODE

STACK           .equ    0xbff8
LOWER_ROM_ON    .equ    0x7f89
GAME            .equ    MEMORY_PROGRAM

start:  di
        ld      sp, #STACK
        ld      bc, #LOWER_ROM_ON
        out     (c), c
        ld      hl, #0
search: push    hl
        ld      de, #pattern
        ld      b, #pattern_end-pattern
compare: ld     a, (de)
        cp      (hl)
        jr      nz, differs
        inc     hl
        inc     de
        djnz    compare
        pop     hl
        dec     hl              ; the routine starts with a LD DE, three bytes earlier
        dec     hl
        dec     hl
        push    hl
        ld      hl, #woken      ; the program to start …
        ld      c, #0xff        ; … and no ROM for it
        ret
differs: pop    hl
        inc     hl
        ld      a, h
        cp      #0x40
        jr      c, search
        jr      play            ; a ROM nobody knows: the game plays without the firmware and the picture

woken:  call    disc_wake
        ld      hl, #packed_picture
        call    show_picture
play:   ld      hl, #packed_game
        ld      de, #GAME
        push    de
        jp      unpack

pattern: di                     ; how MC START PROGRAM goes on in every ROM of Amstrad's
        im      1
        exx
        ld      bc, #0xdf00
pattern_end:

unpack_back:
        .dw     0               ; a variable of unpack

; What disc_wake would say is not for now: without a disc the game can be played all the same.
say_memory::
say_no_disc::
