# The CPC's memory while a program of ours runs, in one place: make reads this file, assembly includes memory.inc, which
# is made of it, and tests ask the program's symbols.
#
#   &0040  the program's file, then its variables
#   &0170  the loader, as RUN" loads it, before a part of it moves to &AC00
#   &A200  here the file ends, at the latest, and the packed one too: what follows is the loader's while it reads, two
#          sectors or what it covers of the picture; then the program's variables may go on
#   &A600  what the loader has read for the program, the player's settings: 160 bytes at most
#   &A6A0  the loader's variables
#   &A6FB  what the loader tells the program, and a program the loader of the next: the language, from 1 on (0: that of
#          the keyboard), in the lower half; &80 if the disc has a menu of programs; 16 times the program's number in it
#   &A6FC  AMSDOS, when there is one
#   &AC00  the machine's variables, an unpacked picture, a few variables of the program: src/platform/cpc/variables.s.
#          They were BASIC's, then the loader's, and are the program's from its first instruction on
#   &B100  the firmware; its stack, below &C000, is the program's too
#   &C000  the screen; in a session with the disc 2 KB for AMSDOS, then
#   &C800  a file
MEMORY_PROGRAM  := 0x0040
MEMORY_FILE_END := 0xA200
MEMORY_SETTINGS := 0xA600
MEMORY_LOADER   := 0xA6A0
MEMORY_STARTED  := 0xA6FB
MEMORY_AMSDOS   := 0xA6FC
MEMORY_PAGE     := 0xAC00
MEMORY_FIRMWARE := 0xB100
MEMORY_FILE_BUFFER := 0xC800

# The largest packed picture, unpacked.
MEMORY_PICTURE := $(shell sed -n 's/^#define VIDEO_PICTURE_MAX *\([0-9]*\).*/\1/p' src/platform/picture_table.h)
