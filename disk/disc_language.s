; The language of the machine's keyboard. The game's file speaks its first language, which is for a French keyboard; for
; any other the second one, a file of its own, is loaded over it.
;   out:  carry set; or carry clear, HL = what to say, DE = the file's name, and the first language may be overwritten
;   cost: about half a second

        .module disc_language
        .include "memory.inc"
        .globl  disc_language
        .globl  load_file
        .globl  name_words, words_at, say_damaged
        .area   _CODE

STARTED         .equ    MEMORY_AMSDOS-1 ; see loader.s
WITHOUT         .equ    2
RIGHT_OF_TAB    .equ    67      ; a key that types an A on a French machine, a Q on others
KM_GET_TRANSLATE .equ   0xbb2a

disc_language:
        ld      a, (STARTED)
        cp      #WITHOUT
        scf
        ret     z
        ld      a, (name_words)
        or      a
        scf
        ret     z               ; a game without words
        ld      a, #RIGHT_OF_TAB
        call    KM_GET_TRANSLATE
        cp      #'a
        scf
        ret     z
        ld      hl, (words_at)  ; both languages begin with the stamp of their build
        push    hl
        ld      de, #name_words
        call    load_file
        pop     bc
        ret     nc
        ld      hl, (words_at)
        sbc     hl, bc          ; carry was set: -1 if they are the same
        inc     hl
        ld      a, h
        or      l
        scf
        ret     z
        ld      hl, #say_damaged
        ld      de, #name_words
        or      a
        ret
