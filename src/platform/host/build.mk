# The machine on a PC. A program links the objects of HOST_SOURCES, its game's made pictures and HOST_LIBS;
# a test with a main of its own leaves out src/platform/host/main.c. picture, pack, keyboard and checksum serve the tools as well.
INCLUDES_src/platform/host := src/platform/host src/platform src/lib src/platform/host/picture src/platform/host/pack src/platform/host/keyboard src/platform/host/checksum
HOST_SOURCES := $(wildcard src/platform/host/*.c src/platform/host/*/*.c src/platform/*.c)
HOST_LIBS := -lpng
