# The rules of 1000 Bornes: they know the generator and the envelope of a save, and nobody else. include/ is for everybody, core.h for this room alone.
INCLUDES_src/mille/rules := src/mille/rules $(MILLE_RULES)
MILLE_SOURCES := $(wildcard src/mille/rules/*.c) $(LIB_SOURCES) src/save/save_format.c
MILLE_Z80 := $(filter-out $(mille.pc_only),$(MILLE_SOURCES))
