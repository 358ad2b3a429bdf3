; The tape needs no waking: after RUN" the firmware reads tapes, also on a machine with a disc. Only its messages are
; in the way of the picture.
;   out:  carry set
;   cost: 30 NOPs

        .module tape
        .globl  find_medium
        .area   _CODE

CAS_NOISY       .equ    0xbc6b

find_medium:
        ld      a, #0xff
        call    CAS_NOISY
        scf
        ret
