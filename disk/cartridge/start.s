; Where a CPC Plus or a GX4000 starts with our cartridge: no firmware is there, and nothing is set up. Page 0 of the cartridge lies at &0000
; and begins with these bytes, which move to where the firmware's variables would be: all of this is linked for that place, and what
; runs before knows no address of its own. Then the first program of the cartridge is started as boot_run of src/platform/cpc would
; start it from a disc.
; The ASIC of these machines stays locked: to a program of ours they are a CPC.
;   cost: a fifth of a second

        .module start
        .include "memory.inc"
        .include "platform_layout.inc"
        .globl  entries_make, cas_in_open, cas_in_direct, rom_off
        .globl  l__CODE
        .area   _CODE

PAGE            .equ    0x0000  ; where this is read
GIVEN           .equ    0x018d  ; of disk/loader.s, and where it belongs:
PROGRAM         .equ    0x0170
BUFFER          .equ    0x4000  ; for a header
STACK           .equ    0xc000
BLACK           .equ    0x54    ; of the Gate Array
BORDER          .equ    16

        ld      bc, #0x7f89     ; the lower ROM on, mode 1: these two are RST 0, so that a program which ends comes by here again
        out     (c), c
        di
        ld      hl, #PAGE
        ld      de, #MEMORY_FIRMWARE
        ld      bc, #l__CODE
        ldir
        jp      moved

moved:  ld      sp, #STACK
        im      1
        ld      bc, #0xf782     ; PPI: ports A and C are for writing
        out     (c), c
        ld      bc, #0xf600     ; the sound chip hears nothing
        out     (c), c
        ld      hl, #crtc
        ld      bc, #0xbc00
register: out   (c), c
        inc     b
        ld      a, (hl)
        out     (c), a
        dec     b
        inc     hl
        inc     c
        ld      a, c
        cp      #crtc_end-crtc
        jr      nz, register
        ld      bc, #0x7f00+BORDER
        ld      a, #BLACK
ink:    out     (c), c
        out     (c), a
        dec     c
        jp      p, ink
        call    entries_make
        call    rom_off
        ld      hl, #first
        ld      b, #first_end-first
        ld      de, #BUFFER
        call    cas_in_open
        ld      hl, #PROGRAM
        call    cas_in_direct
        ld      a, #BOOT_MENU
        ld      (MEMORY_STARTED), a
        jp      GIVEN

first:  .ascii  "DISC.BAS"
first_end:
crtc:   .db     63, 40, 46, 0x8e, 38, 0, 25, 30, 0, 7, 0, 0, 0x30, 0 ; as the firmware sets it
crtc_end:
