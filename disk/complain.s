; Says what is wrong and waits for a key.
;   in:   HL = a text: characters as TXT OUTPUT takes them, ended by 0; DE = the file's name, a length byte first, or 0
;   cost: the player's

        .module complain
        .globl  complain
        .globl  say_title, say_key
        .area   _CODE

KM_WAIT_CHAR    .equ    0xbb06
TXT_OUTPUT      .equ    0xbb5a
SCR_RESET       .equ    0xbc02
SCR_SET_MODE    .equ    0xbc0e
SCR_CLEAR       .equ    0xbc14

complain:
        push    hl
        push    de
        call    SCR_RESET       ; the picture's inks are not for reading
        ld      a, #1
        call    SCR_SET_MODE
        ld      hl, #say_title
        call    print
        pop     hl
        ld      a, h
        or      l
        jr      z, no_name
        ld      b, (hl)
letter: inc     hl
        ld      a, (hl)
        call    TXT_OUTPUT
        djnz    letter
no_name: pop    hl
        call    print
        ld      hl, #say_key
        call    print
        call    KM_WAIT_CHAR
        jp      SCR_CLEAR       ; so that the player sees that it was heard

print:  ld      a, (hl)
        or      a
        ret     z
        call    TXT_OUTPUT
        inc     hl
        jr      print
