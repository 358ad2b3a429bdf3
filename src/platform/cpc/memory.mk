# The memory map of the CPC while a program runs. Make reads this file; assembly includes memory.inc, which is generated
# from it; tests read the program's symbols.
#
#   &0040  the program's file, then its variables
#   &0170  the loader, as RUN" loads it, before a part of it moves to &AC00
#   &A200  the limit of the file and of the packed file. While the loader reads, it uses the memory above for two
#          sectors or for the part of the picture that it covers; then it is free for the program's variables
#   &A600  the player's settings, which the loader has read for the program: 160 bytes at most
#   &A6A0  the loader's variables
#   &A6FB  a byte from the loader to the program, and from a program to the next loader: in the lower four bits the
#          language, from 1 on (0: that of the keyboard); &80 if the disc has a menu of programs; 16 times the program's
#          number in the menu
#   &A6FC  AMSDOS, if there is one
#   &AC00  the machine's variables, an unpacked picture, a few variables of the program: src/platform/cpc/variables.s.
#          BASIC and then the loader use this memory before the program starts
#   &B100  the firmware; the program uses its stack, below &C000
#   &C000  the screen; in a disc session 2 KB for AMSDOS, then
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

# The size of the largest packed picture when it is unpacked.
MEMORY_PICTURE := $(shell sed -n 's/^#define VIDEO_PICTURE_MAX *\([0-9]*\).*/\1/p' src/platform/picture_table.h)
