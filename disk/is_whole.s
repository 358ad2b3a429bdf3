; Whether a file is as it was made: Fletcher's checksum. E sums the bytes, D sums the sums, so it knows their order as well.
; The file's last two bytes are what E and D must be.
;   in:   HL = the file, BC = its length
;   out:  zero flag set if it is whole
;   cost: 10 NOPs a byte

        .module is_whole
        .globl  is_whole
        .area   _CODE

AT_ONCE .equ    4

is_whole:
        dec     bc
        dec     bc
        ld      de, #0
few:    ld      a, c            ; one by one until whole fours are left
        and     #AT_ONCE-1
        jr      z, many
        ld      a, (hl)
        add     a, e
        ld      e, a
        add     a, d
        ld      d, a
        inc     hl
        dec     bc
        jr      few
sums:   .rept   AT_ONCE
        ld      a, (hl)
        add     a, e
        ld      e, a
        add     a, d
        ld      d, a
        inc     hl
        .endm
many:   ld      a, c
        sub     #AT_ONCE
        ld      c, a
        jr      nc, sums
        ld      a, b
        sub     #1
        ld      b, a
        jr      nc, sums
        ld      a, (hl)
        inc     hl
        sub     e
        ld      e, a
        ld      a, (hl)
        sub     d
        or      e
        ret
