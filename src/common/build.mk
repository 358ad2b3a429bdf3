# Plain C that any game's rules may use; it knows nobody.
INCLUDES_src/common := src/common
COMMON_SOURCES := $(wildcard src/common/*.c)
