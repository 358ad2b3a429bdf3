; Wakes the disc up: a binary started by RUN" finds its ROM asleep and the firmware reading tapes.
;   out:  carry set; or carry clear, HL = what to say, DE = 0 (no file is to blame)
;   cost: about a tenth of a second

        .module disc
        .globl  find_medium
        .globl  say_memory, say_no_disc
        .area   _CODE

GAME_BOTTOM     .equ    0x0040
GAME_TOP        .equ    0xa6fb  ; the last byte the game may use: AMSDOS and its link in the kernel need the rest
FREE_TOP        .equ    0xabff  ; the last byte the ROMs may take, from the top down
DRIVE           .equ    0xbe7d  ; points to AMSDOS's variables; the first is the current drive
CAS_NOISY       .equ    0xbc6b
CAS_IN_OPEN     .equ    0xbc77
KL_ROM_WALK     .equ    0xbccb
KL_FIND_COMMAND .equ    0xbcd4
RST_FAR_CALL    .equ    0xdf    ; how a vector begins that a ROM has taken over

find_medium:
        ld      hl, (DRIVE)
        ld      a, h            ; sane only if a disc ROM was awake before RUN"
        sub     #0xa7
        cp      #0x05
        ld      a, #0
        jr      nc, no_drive
        ld      a, (hl)
no_drive: push  af
        ld      de, #GAME_BOTTOM
        ld      hl, #FREE_TOP
        call    KL_ROM_WALK     ; HL = the last byte that is still free
        ld      de, #GAME_TOP
        or      a
        sbc     hl, de
        pop     bc              ; B = drive
        ld      de, #0
        ld      hl, #say_memory
        ccf
        ret     nc
        ld      a, (CAS_IN_OPEN)
        sub     #RST_FAR_CALL
        ld      hl, #say_no_disc
        jr      z, awake
        or      a
        ret
awake:  ld      hl, (DRIVE)
        ld      (hl), b         ; the game comes from the drive the loader came from
        ld      hl, #set_message
        call    KL_FIND_COMMAND
        jr      nc, quiet
        ld      (far), hl
        ld      a, c
        ld      (far+2), a
        ld      a, #0xff        ; errors come back to us instead of "Retry, Ignore or Cancel?"
        rst     0x18
        .dw     far
quiet:  ld      a, #0xff
        call    CAS_NOISY
        scf
        ret

set_message:
        .db     0x81            ; the nameless command of AMSDOS that sets its messages
far:    .db     0, 0, 0         ; filled above; bytes, so that the file has them
