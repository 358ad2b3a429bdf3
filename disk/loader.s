; What RUN" starts: loads the files of the game one after the other, proves each by its checksum, calls it. What goes
; wrong is said in words, in French and English, and a key tries again.
;
; RUN" puts this file at LOAD, in the middle of what the game will fill, so it moves to &AC00 first: BASIC's
; variables, 1280 bytes that nobody needs once a binary runs. The firmware keeps everything from &B100 up, AMSDOS
; &A6FC to &ABFF.

        .module loader
        .globl  find_medium, load_file, complain, names
        .area   _CODE

LOAD    .equ    0x8000
ROOM    .equ    0x0500

start:  ld      hl, #LOAD       ; no address of this file is true before the move
        ld      de, #start
        ld      bc, #ROOM
        ldir
        jp      again

again:  call    find_medium
        jr      nc, wrong
        ld      hl, #names
next:   push    hl
        call    load_file
        jr      nc, wrong_file
        call    enter           ; the picture returns, the game does not
        pop     hl
        ld      c, (hl)         ; the next name follows this one
        ld      b, #0
        add     hl, bc
        inc     hl
        jr      next

enter:  jp      (hl)

wrong_file:
        pop     de              ; the name
wrong:  call    complain
        jr      again
