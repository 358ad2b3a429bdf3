; Whether a file is as it was made: Fletcher's checksum. E sums the bytes, D sums the sums, so it knows their order as well.
; The file's last two bytes are what E and D must be. is_rest_whole is for a file whose beginning is summed already.
;   in:   HL = the file, BC = its length; is_rest_whole: HL = the rest of it, BC = its length, DE = the sums so far
;   out:  zero flag set if it is whole
;   cost: 13 NOPs a byte

        .module is_whole
        .globl  is_whole, is_rest_whole, sum
        .area   _CODE

is_whole:
        ld      de, #0
is_rest_whole:
        dec     bc
        dec     bc
        call    sum
        ld      a, (hl)
        inc     hl
        sub     e
        ld      e, a
        ld      a, (hl)
        sub     d
        or      e
        ret

; Sums BC bytes from HL on into DE. HL = the byte behind them.
sum:    ld      a, (hl)
        add     a, e
        ld      e, a
        add     a, d
        ld      d, a
        cpi                     ; HL + 1, BC - 1
        jp      pe, sum
        ret
