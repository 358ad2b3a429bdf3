; The lockstep matches on the simulated CPC: prints through port &FEFE, ends through port &FEFF.
        .module lockstep_z80
        .globl _lockstep, _lockstep_print

        .area _CODE
        call    _lockstep
        xor     a
        ld      bc, #0xfeff
        out     (c), a
        halt

; void lockstep_print(char c): c in A
_lockstep_print:
        ld      bc, #0xfefe
        out     (c), a
        ret

        .area _DATA
