; Starts the menu of a disc with several games, which lies behind this and works where BASIC has loaded it. It needs the disc to start
; one of them; without one it is shown all the same, and says so when it is asked for a game. The drive's motor stands still: BASIC
; has stopped it, or boot_run.
;   cost: 1,500 NOPs

        .module menu
        .globl  begin
        .globl  disc_wake, menu_program
        .area   _CODE

SCR_SET_BORDER .equ 0xbc38

begin:  ld      bc, #0
        call    SCR_SET_BORDER  ; black, which is all that is seen while a game is loaded
        call    disc_wake
        jp      menu_program

moved::                         ; it never comes back
say_memory::                    ; what disc_wake would say is not for now
say_no_disc::
