# The rules of 1000 Bornes: they know the generator and the envelope of a save, and nobody else. include/ is for everybody, core.h for this room alone.
INCLUDES_src/mille/rules := src/mille/rules $(MILLE_RULES)
MILLE_SOURCES := $(wildcard src/mille/rules/*.c src/mille/rules/host/*.c) $(LIB_SOURCES) src/save/host/save_format.c
MILLE_Z80 := $(call not_host,$(MILLE_SOURCES))
