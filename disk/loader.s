; What RUN" starts: a line of BASIC, and behind it this program, which works where BASIC has loaded it. It does what can
; be done at once, then moves the rest of the loader to where the game will not overwrite it: BASIC's variables at &AC00,
; 1280 bytes that nobody needs from then on.
;
; Of the two kinds of program that RUN" knows, a binary finds the machine as after a reset: AMSDOS is forgotten, has to be
; woken, and looks for its first track again, which takes half a second. A program in BASIC finds everything as it was.

        .module loader
        .include "memory.inc"
        .include "platform_layout.inc"
        .globl  begin, moved
        .globl  find_rest, unpack_back
        .globl  l__CODE, started
        .area   _CODE

PROGRAM .equ    0x0170          ; where BASIC has its programs, and where this is linked
WORK    .equ    MEMORY_PAGE
ROOM    .equ    0x0500
HIMEM   .equ    0xa67b          ; of BASIC, where no ROM but AMSDOS has taken memory
STACK   .equ    0xc000          ; the firmware's
CRTC_WIDTH .equ 0xbc01          ; the characters in a line, of which boot_run leaves none
KL_U_ROM_DISABLE .equ 0xb903
MC_START_PROGRAM .equ 0xbd16

line:   .dw     line_end-line, 10
        .db     0x83, 0x20, 0x1c ; CALL, a space, a number in hexadecimal
        .dw     start
        .db     0x2c, 0xff, 0x42 ; a comma, HIMEM
        .db     0
line_end: .dw   0

; Here, at MEMORY_FILE_BUFFER + &0F, a program of ours goes on that has read this file: boot_run.
        ld      hl, #MEMORY_FILE_BUFFER
        ld      de, #PROGRAM
        ld      bc, #FILE_MAX
        ldir
        jp      given

; Here, at &018D, the rest of the loader goes on that has loaded this again. Both have left word in MEMORY_STARTED.
given:  ld      sp, #STACK
        ld      bc, #CRTC_WIDTH
        out     (c), c
        ld      bc, #0xbd28
        out     (c), c
        jr      alone

; Here BASIC comes, with HIMEM at IX.
start:  ld      a, #started
        ld      (MEMORY_STARTED), a
        ld      l, 0 (ix)
        ld      h, 1 (ix)
        ld      de, #HIMEM
        or      a
        sbc     hl, de
        ld      hl, #alone
        ld      c, #0xff
        jp      c, MC_START_PROGRAM ; somebody else has memory that the game will need: nobody stays
alone:  call    KL_U_ROM_DISABLE ; BASIC's, which hides the screen from reading
        call    begin
        call    find_rest
        ld      de, #WORK
        ld      bc, #ROOM
        ldir
        jp      moved

; HL = the rest of the loader. Changes DE.
find_rest:
        ld      hl, #PROGRAM
        ld      de, #l__CODE
        add     hl, de
        ret

unpack_back:
        .dw     0               ; a variable of the unpacker
