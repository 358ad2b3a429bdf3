; Chooses the language: the one that was asked for, that of the settings, or that of the machine's keyboard: the first for a French one, the
; second for any other. The first is in the game, so no file is wanted.
;   in:   HL = the name of a language's file, as in "MILLE   .EN ", and behind it the ends of all of them; or 0, where a
;         game has no words
;   out:  that name, or 0 in its place
;   cost: 200 NOPs

        .module disc_choose
        .include "memory.inc"
        .include "platform_layout.inc"
        .globl  disc_choose
        .area   _CODE

LANGUAGES       .equ    4       ; at most
SETTING         .equ    SAVE_HEADER_SIZE ; the first byte of the settings is the language, from 0 on
NAME            .equ    12
POINT           .equ    8
RIGHT_OF_TAB    .equ    67      ; a key that types an A on a French machine, a Q on others
KM_GET_TRANSLATE .equ   0xbb2a

disc_choose:
        ld      a, (hl)
        or      a
        ret     z
        ld      a, (MEMORY_STARTED)
        and     #BOOT_LANGUAGE  ; from 1 on, or 0
        jr      nz, known
        ld      a, (MEMORY_SETTINGS)
        cp      #'S             ; how a file of ours begins
        jr      nz, guess
        ld      a, (MEMORY_SETTINGS+SETTING)
        inc     a
        cp      #LANGUAGES+1
        jr      c, known
guess:  push    hl
        ld      a, #RIGHT_OF_TAB
        call    KM_GET_TRANSLATE
        pop     hl
        sub     #'a
        ld      a, #1
        jr      z, known
        inc     a
known:  dec     a
        jr      z, first
        add     a, a            ; two letters each
        ld      c, a
        ld      b, #0
        push    hl
        ld      de, #POINT+1
        add     hl, de
        ex      de, hl
        pop     hl
        add     hl, bc
        ld      c, #NAME
        add     hl, bc
        ld      c, #2
        ldir
        ret
first:  ld      (hl), a
        ret
