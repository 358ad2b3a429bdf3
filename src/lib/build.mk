# Plain C that any game's rules may use; it knows nobody.
INCLUDES_src/lib := src/lib
LIB_SOURCES := $(wildcard src/lib/*.c src/lib/host/*.c)
LIB_Z80 := $(patsubst %.s,$(BUILD)/z80/%.rel,$(wildcard src/lib/cpc/*.s))
