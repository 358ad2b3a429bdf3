; Loads one file to the address in its header and checks it.
;   in:   DE = its name, a length byte first
;   out:  carry set, HL = where it begins; or carry clear, HL = what to say, DE = its name
;   cost: the medium's; the checksum takes 13 NOPs a byte

        .module load_file
        .globl  load_file
        .globl  say_missing, say_damaged
        .area   _CODE

BUFFER          .equ    0x9f00  ; the 2 KB that CAS IN OPEN wants, just under AMSDOS and above the game's file
HEADER_LENGTH   .equ    24
CAS_IN_OPEN     .equ    0xbc77
CAS_IN_CLOSE    .equ    0xbc7a
CAS_IN_ABANDON  .equ    0xbc7d
CAS_IN_DIRECT   .equ    0xbc83

load_file:
        push    de
        ex      de, hl
        ld      b, (hl)
        inc     hl
        ld      de, #BUFFER
        call    CAS_IN_OPEN     ; HL = header, DE = load address
        jr      nc, missing
        push    de
        ld      bc, #HEADER_LENGTH
        add     hl, bc
        ld      c, (hl)
        inc     hl
        ld      b, (hl)
        push    bc
        ex      de, hl
        call    CAS_IN_DIRECT
        jr      nc, unreadable
        call    CAS_IN_CLOSE
        pop     bc
        pop     hl
        push    hl

        ; Fletcher's checksum: E sums the bytes, D sums the sums, so it knows their order as well. The file's last
        ; two bytes are what E and D must be.
        dec     bc
        dec     bc
        ld      de, #0
sum:    ld      a, (hl)
        add     a, e
        ld      e, a
        add     a, d
        ld      d, a
        cpi
        jp      pe, sum
        ld      a, (hl)
        inc     hl
        sub     e
        ld      e, a
        ld      a, (hl)
        sub     d
        or      e
        pop     hl
        pop     de
        scf
        ret     z
        ld      hl, #say_damaged
        or      a
        ret

unreadable:
        call    CAS_IN_ABANDON
        pop     bc
        pop     de
        pop     de
        ld      hl, #say_damaged
        or      a
        ret
missing: pop    de
        ld      hl, #say_missing
        or      a
        ret
