; The game's file speaks its first language; where another one is wanted, its file is loaded over it.
;   out:  carry set; or carry clear, HL = what to say, DE = the file's name, and the first language may be overwritten
;   cost: about half a second

        .module disc_language
        .globl  disc_language
        .globl  load_file
        .globl  name_words, words_at, say_damaged
        .area   _CODE

disc_language:
        ld      a, (name_words)
        or      a
        scf
        ret     z               ; disc_choose wants no file
        ld      hl, (words_at)  ; all languages begin with the stamp of their build
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
