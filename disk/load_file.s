; Loads one file to the address in its header and checks it.
;   in:   DE = its name, as in "MILLE   .RUN"
;   out:  carry set; or carry clear, HL = what to say, DE = its name
;   cost: the disc's, and that of is_whole

        .module load_file
        .include "memory.inc"
        .globl  load_file
        .globl  disc_read, is_whole, is_rest_whole
        .globl  say_missing, say_damaged, say_silent
        .area   _CODE

NAME            .equ    12
; The 2 KB that CAS IN OPEN wants. CAS IN DIRECT needs nothing from there once it has begun, so the end of the game may come to lie
; in them.
BUFFER          .equ    MEMORY_SETTINGS-0x0800
HEADER_LENGTH   .equ    24
NOT_FOUND       .equ    0x92    ; AMSDOS's number for it
RET_OPCODE      .equ    0xc9
RST_1_OPCODE    .equ    0xcf    ; how the firmware's entries begin
TXT_OUTPUT      .equ    0xbb5a
CAS_IN_OPEN     .equ    0xbc77
CAS_IN_CLOSE    .equ    0xbc7a
CAS_IN_ABANDON  .equ    0xbc7d
CAS_IN_DIRECT   .equ    0xbc83

load_file:
        push    de
        call    disc_read
        jr      nc, slowly
        call    is_rest_whole
        jr      z, good
slowly: pop     hl
        push    hl
        ld      a, #RET_OPCODE  ; AMSDOS would write on the picture that it has not found the file
        ld      (TXT_OUTPUT), a
        call    read
        ld      a, #RST_1_OPCODE
        ld      (TXT_OUTPUT), a
        jr      nc, bad
        call    is_whole
        jr      z, good
        ld      hl, #say_damaged
bad:    pop     de
        or      a
        ret
good:   pop     de
        scf
        ret

; Loads the file whose name is at HL as AMSDOS does it.
;   out: carry set, HL = where it begins, BC = its length; or carry clear, HL = what to say
read:   ld      b, #NAME
        ld      de, #BUFFER
        call    CAS_IN_OPEN     ; HL = header, DE = load address
        jr      nc, closed
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
        scf
        ret

unreadable:
        call    CAS_IN_ABANDON
        pop     bc
        pop     hl
        ld      hl, #say_damaged
        or      a
        ret

closed: ld      hl, #say_missing
        cp      #NOT_FOUND
        ret     z
        ld      hl, #say_silent
        or      a
        ret
