; Says what is wrong and waits for a key.
;   in:   HL = a text: characters as TXT OUTPUT takes them, ended by 0; DE = the file's name, or 0; BC = what the key does
;   cost: the player's

        .module complain
        .globl  complain
        .globl  print, say_title
        .area   _CODE

KM_WAIT_CHAR    .equ    0xbb06
KM_READ_CHAR    .equ    0xbb09
NAME            .equ    12
TXT_OUTPUT      .equ    0xbb5a
SCR_RESET       .equ    0xbc02
SCR_SET_MODE    .equ    0xbc0e
SCR_CLEAR       .equ    0xbc14

complain:
        push    bc
        push    hl
        push    de
flush:  call    KM_READ_CHAR    ; what was typed before is no answer
        jr      c, flush
        call    SCR_RESET       ; the picture's inks are not for reading
        ld      a, #1
        call    SCR_SET_MODE
        ld      hl, #say_title
        call    print
        pop     hl
        ld      a, h
        or      l
        jr      z, no_name
        ld      b, #NAME
letter: ld      a, (hl)
        inc     hl
        cp      #0x20
        call    nz, TXT_OUTPUT
        djnz    letter
no_name: pop    hl
        call    print
        pop     hl
        call    print
        call    KM_WAIT_CHAR
        jp      SCR_CLEAR       ; so that the player sees that it was heard
