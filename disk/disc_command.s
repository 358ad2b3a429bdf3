; The nameless commands of AMSDOS, a code each from &81 up. disc_command looks one up; then disc_far calls it, as often as
; wanted, with the registers that it wants.
;   in:   A = code
;   out:  carry set if AMSDOS has it
;   cost: about 700 NOPs; disc_far 100 more than the command's own

        .module disc_command
        .globl  disc_command, disc_far
        .area   _CODE

KL_FIND_COMMAND .equ    0xbcd4

disc_command:
        ld      (name), a
        ld      hl, #name
        call    KL_FIND_COMMAND ; HL = address, C = ROM
        ret     nc
        ld      (far), hl
        ld      a, c
        ld      (far+2), a
        ret

disc_far:
        rst     0x18
        .dw     far
        ret

        .area   _DATA
name:   .ds     1               ; with bit 7 set it is a name of one letter
far:    .ds     3
