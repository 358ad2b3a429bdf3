; The drive's motor. AMSDOS waits a second whenever it starts it: disc_hurry tells it that the disc turns already, disc_calm
; that it may stand still. disc_leave has AMSDOS stop the motor now and not in five seconds, because the game takes its
; interrupts away.
;   cost: disc_leave 60 ms, the others 20 NOPs

        .module disc_motor
        .globl  disc_hurry, disc_calm, disc_leave
        .globl  disc_command, disc_far
        .area   _CODE

MOTOR           .equ    0xfa7e
MOTOR_ON        .equ    0xbe44  ; AMSDOS: fiftieths of a second from the start of the motor to the first sector …
USUAL_ON        .equ    50
MOTOR_OFF       .equ    0xbe46  ; … and from the last one to its stop
USUAL_OFF       .equ    250
DRIVE           .equ    0xbe7d  ; points to AMSDOS's variables; the first is the current drive
GET_STATUS      .equ    0x88
MC_WAIT_FLYBACK .equ    0xbd19

disc_hurry:
        ld      a, (MOTOR_ON)
        cp      #USUAL_ON
        ret     nz              ; another ROM than Amstrad's: its memory is its own
        ld      a, #1
        ld      (MOTOR_ON), a
        ret

disc_calm:
        ld      a, (MOTOR_ON)
        dec     a
        ret     nz
        ld      a, #USUAL_ON
        ld      (MOTOR_ON), a
        ret

disc_leave:
        ld      a, (MOTOR_OFF)
        cp      #USUAL_OFF
        jr      nz, stop
        ld      a, #GET_STATUS
        call    disc_command
        jr      nc, stop
        ld      a, #1
        ld      (MOTOR_OFF), a
        ld      hl, (DRIVE)
        ld      a, (hl)
        call    disc_far        ; any command will do: its end winds up the clock
        ld      b, #3
tick:   push    bc
        call    MC_WAIT_FLYBACK
        pop     bc
        djnz    tick
        ld      a, #USUAL_OFF
        ld      (MOTOR_OFF), a
        jr      disc_calm
stop:   ld      bc, #MOTOR
        xor     a
        out     (c), a
        ret
