; Prints a text: characters as TXT OUTPUT takes them, ended by 0.
;   in:   HL = the text
;   out:  HL = its end

        .module print
        .globl  print
        .area   _CODE

TXT_OUTPUT      .equ    0xbb5a

print:  ld      a, (hl)
        or      a
        ret     z
        call    TXT_OUTPUT
        inc     hl
        jr      print
