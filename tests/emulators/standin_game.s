; In place of the game where only the loader is tested: one word, for ever. Its 5000 bytes take three blocks of a tape.
        .module standin_game
        .area   _CODE
        ld      hl, #word
letter: ld      a, (hl)
        or      a
forever: jr     z, forever
        call    0xbb5a          ; TXT OUTPUT
        inc     hl
        jr      letter
word:   .asciz  " GAME"
        .ds     5000
