# Plain C that any game's rules may use; it knows nobody.
INCLUDES_src/lib := src/lib
LIB_SOURCES := $(wildcard src/lib/*.c src/lib/host/*.c)
