; In place of the loading picture where only the loader is tested: one word, then back.
        .module standin_picture
        .area   _CODE
        ld      a, #1
        call    0xbc0e          ; SCR SET MODE
        ld      hl, #word
letter: ld      a, (hl)
        or      a
        ret     z
        call    0xbb5a          ; TXT OUTPUT
        inc     hl
        jr      letter
word:   .asciz  "PICTURE"
