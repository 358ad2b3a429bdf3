; Builds what programs of ours find of the firmware where there is none: its restarts, and its jump block with entries for what they
; call. Whatever else is called there says no, with carry clear, so nobody ever runs into memory where nothing is.
;   cost: 60,000 NOPs

        .module entries
        .include "memory.inc"
        .globl  entries_make
        .globl  rom_off, set_mode, set_ink, set_border, wait_flyback, cas_in_open, cas_in_direct, cas_out_open
        .globl  l__CODE
        .area   _CODE

CODE            .equ    MEMORY_FIRMWARE
STACK_PAGE      .equ    0xbf
JUMP_BLOCK      .equ    0xbb00
JUMPS           .equ    202     ; of three bytes
CAS_IN_OPEN     .equ    0xbc77
RST_FAR_CALL    .equ    0xdf    ; how it begins where a disc's ROM has taken it over: disc_wake and file_session look for that
JP_OPCODE       .equ    0xc3

entries_make:
        ld      hl, #CODE
        ld      bc, #l__CODE
        add     hl, bc
wipe:   ld      (hl), #0
        inc     hl
        ld      a, h
        cp      #STACK_PAGE
        jr      nz, wipe
        ld      hl, #restarts
        ld      de, #0x0000
        ld      bc, #restarts_end-restarts
        ldir
        ld      hl, #JUMP_BLOCK
        ld      b, #JUMPS
no:     ld      (hl), #0xb7     ; OR A
        inc     hl
        ld      (hl), #0xc9     ; RET
        inc     hl
        inc     hl
        djnz    no
        ld      hl, #jumps
        ld      b, #(jumps_end-jumps)/4
jump:   ld      e, (hl)
        inc     hl
        ld      d, (hl)
        inc     hl
        ld      a, #JP_OPCODE
        ld      (de), a
        inc     de
        ldi
        ldi
        inc     bc              ; LDI has counted too
        inc     bc
        djnz    jump
        ld      a, #RST_FAR_CALL
        ld      (CAS_IN_OPEN), a
        ret

jumps:  .dw     0xb903, rom_off         ; KL U ROM DISABLE
        .dw     0xbc0e, set_mode        ; SCR SET MODE
        .dw     0xbc32, set_ink         ; SCR SET INK
        .dw     0xbc38, set_border      ; SCR SET BORDER
        .dw     0xbc83, cas_in_direct   ; CAS IN DIRECT
        .dw     0xbc8c, cas_out_open    ; CAS OUT OPEN
        .dw     0xbd19, wait_flyback    ; MC WAIT FLYBACK
jumps_end:

restarts:
        ld      bc, #0x7f89     ; RST 0: the lower ROM, where start.s goes on
        out     (c), c
        .ds     3
        inc     sp              ; RST 1, which begins the entries that file_use puts back: they do nothing
        inc     sp
        ret
        .ds     13
        inc     sp              ; RST 3, which begins CAS IN OPEN
        inc     sp
        jp      cas_in_open
        .ds     27
        ei                      ; the interrupt
        ret
restarts_end:
