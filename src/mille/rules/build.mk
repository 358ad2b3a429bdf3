# The rules of 1000 Bornes. They use the random generator and the save format, and nothing else.
# include/ holds the public headers; core.h is private to this module.
INCLUDES_src/mille/rules := src/mille/rules $(MILLE_RULES)
MILLE_SOURCES := $(wildcard src/mille/rules/*.c src/mille/rules/host/*.c) $(LIB_SOURCES) src/save/host/save_format.c
MILLE_Z80 := $(call not_host,$(MILLE_SOURCES))

# The current game stands beside the variables of the platform.
OVERLAY_src/mille/rules/game.c := SPARE
