; Sees to it that AMSDOS is awake and reports its errors to us instead of asking "Retry, Ignore or Cancel?".
;   out:  carry set; or carry clear, HL = what to say, DE = 0 (no file is to blame)
;   cost: 1,500 NOPs, or about a tenth of a second where AMSDOS has to be woken

        .module disc_wake
        .include "memory.inc"
        .globl  disc_wake
        .globl  disc_command, disc_far
        .globl  say_memory, say_no_disc
        .area   _CODE

GAME_BOTTOM     .equ    MEMORY_PROGRAM
GAME_TOP        .equ    MEMORY_AMSDOS - 1 ; the last byte the game may use: AMSDOS and its link in the kernel need the rest
FREE_TOP        .equ    MEMORY_PAGE - 1 ; the last byte the ROMs may take, from the top down
DRIVE           .equ    0xbe7d  ; points to AMSDOS's variables; the first is the current drive
SET_MESSAGE     .equ    0x81
CAS_NOISY       .equ    0xbc6b
CAS_IN_OPEN     .equ    0xbc77
KL_ROM_WALK     .equ    0xbccb
RST_FAR_CALL    .equ    0xdf    ; how a vector begins that a ROM has taken over

disc_wake:
        call    is_awake
        jr      z, awake
        ld      hl, (DRIVE)
        ld      a, h            ; sane only if a disc ROM was awake before
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
        call    is_awake
        ld      hl, #say_no_disc
        jr      z, woken
        or      a
        ret
woken:  ld      hl, (DRIVE)
        ld      (hl), b         ; the game comes from the drive the loader came from
awake:  ld      a, #SET_MESSAGE
        call    disc_command
        ld      a, #0xff
        call    c, disc_far
        ld      a, #0xff
        call    CAS_NOISY
        scf
        ret

is_awake:
        ld      a, (CAS_IN_OPEN)
        sub     #RST_FAR_CALL
        ret
