# The machine on a PC. A program links the objects of HOST_SOURCES and HOST_LIBS;
# a test with a main of its own leaves out src/host/main.c.
INCLUDES_src/host := src/host src/machine $(BUILD)/gen tools/picture tools/pack tools/cpcsim
HOST_SOURCES := $(wildcard src/host/*.c) $(wildcard src/machine/*.c) $(wildcard tools/picture/*.c) \
	tools/pack/pack.c tools/cpcsim/keyboard.c $(BUILD)/gen/pictures.c $(BUILD)/gen/font.c
HOST_LIBS := -lpng
