# The machine on a PC. A program links the objects of HOST_SOURCES, its game's made pictures and HOST_LIBS;
# a test with a main of its own leaves out src/host/main.c. picture, pack, keyboard and checksum serve the tools as well.
INCLUDES_src/host := src/host src/machine src/host/picture src/host/pack src/host/keyboard src/host/checksum
HOST_SOURCES := $(wildcard src/host/*.c src/host/*/*.c src/machine/*.c)
HOST_LIBS := -lpng
