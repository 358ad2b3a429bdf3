; In place of the game where only the loader is tested: says one word, for ever.
        .module standin_game
        .area   _CODE

start:  ld      a, #1
        call    0xbc0e          ; SCR SET MODE
        ld      hl, #word
letter: ld      a, (hl)
        or      a
forever: jr     z, forever
        call    0xbb5a          ; TXT OUTPUT
        inc     hl
        jr      letter
word:   .asciz  "GAME"
