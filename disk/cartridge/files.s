; The files of the cartridge, as programs of ours ask AMSDOS for those of a disc. They lie one behind the other, each behind its header,
; from FIRST on, in pages of 16 KB that come to &C000; a header without a name ends them. Nothing can be written.
; What is not there would be on a disc: the answer is that of a machine without a drive, a number that AMSDOS gives for no file
; (file_status of src/platform/cpc knows it).
;   cas_in_open    in:  HL = name, B = its length, DE = room for the header
;                  out: carry set, HL = the header, DE = load address, BC = length; or carry clear, A = NO_DRIVE
;   cas_in_direct  in:  HL = where it goes; out: carry set
;   cas_out_open   out: carry clear, A = NO_DRIVE
;   cost: 2,500 NOPs a file before it; 13 NOPs a byte

        .module files
        .globl  cas_in_open, cas_in_direct, cas_out_open
        .globl  rom_off, screen_mode
        .area   _CODE

FIRST           .equ    0xc400  ; of the first page
FIRST_PAGE      .equ    0x80    ; how page 0 is called for where it can be read
PAGES           .equ    0xc0    ; they begin at &C000
UPPER_ON        .equ    0x84    ; of the Gate Array, with the mode in the lowest bits
NO_DRIVE        .equ    0x11
NAME            .equ    8       ; letters …
END             .equ    3       ; … before and behind the point
HEADER          .equ    128     ; of which:
LOAD            .equ    21
LENGTH          .equ    24

cas_in_open:
        ld      (header), de
        push    hl
        ld      hl, #name
        ld      a, #NAME+END
blank:  ld      (hl), #0x20
        inc     hl
        dec     a
        jr      nz, blank
        pop     hl
        ld      de, #name
letter: ld      a, (hl)
        inc     hl
        cp      #'.
        jr      nz, put
        ld      de, #name+NAME
        jr      after
put:    ld      (de), a
        inc     de
after:  djnz    letter
        ld      hl, #FIRST
        ld      (source), hl
        ld      a, #FIRST_PAGE
        ld      (page), a
look:   ld      de, (header)
        push    de
        ld      bc, #HEADER
        call    copy
        pop     hl
        ld      de, #LENGTH
        push    hl
        add     hl, de
        ld      e, (hl)
        inc     hl
        ld      d, (hl)
        ld      (length), de
        pop     hl
        inc     hl              ; to the name
        ld      a, (hl)
        or      a
        jr      z, cas_out_open
        ld      de, #name
        ld      b, #NAME+END
same:   ld      a, (de)
        inc     de
        cp      (hl)
        inc     hl
        jr      nz, other
        djnz    same
        ld      de, #LOAD-1-NAME-END
        add     hl, de
        ld      e, (hl)
        inc     hl
        ld      d, (hl)
        ld      hl, (header)
        ld      bc, (length)
        scf
        ret

; The page and place behind this file: it has three pages at most, so the sum is no longer than 16 bits.
other:  ld      hl, (source)
        ld      a, h
        sub     #PAGES
        ld      h, a
        ld      de, (length)
        add     hl, de
        ld      a, (page)
        ld      e, a
pass:   ld      a, h
        sub     #0x100-PAGES
        ld      h, a
        inc     e
        jr      nc, pass
        dec     e               ; less than a page is left, and SUB has made an address of it
        ld      a, e
        ld      (page), a
        ld      (source), hl
        jr      look

cas_out_open:
        ld      a, #NO_DRIVE
        or      a
        ret

cas_in_direct:
        ex      de, hl
        ld      bc, (length)
        call    copy
        scf
        ret

; Copies BC bytes, at least one, from the source to DE.
copy:   push    bc
        ld      a, (screen_mode)
        or      #UPPER_ON
        ld      b, #0x7f
        out     (c), a
        ld      a, (page)
        call    turn
        pop     bc
        ld      hl, (source)
byte:   ldi
        ld      a, h
        jp      po, last
        or      a
        jp      nz, byte
        call    next_page
        jr      byte
last:   or      a
        call    z, next_page
        ld      (source), hl
        jp      rom_off

; Goes on at the beginning of the next page. Keeps BC and DE.
next_page:
        ld      hl, #PAGES*0x100
        ld      a, (page)
        inc     a
turn:   ld      (page), a
        push    bc
        ld      b, #0xdf
        out     (c), a
        pop     bc
        ret

header: .ds     2               ; where the last one was read to
page:   .ds     1               ; where the next byte is
source: .ds     2
length: .ds     2               ; of the file
name:   .ds     NAME+END
