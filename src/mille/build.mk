# The rules of 1000 Bornes: they include nothing but themselves.
INCLUDES_src/mille := src/mille
MILLE_SOURCES := $(wildcard src/mille/*.c)
SDALLOCS_src/mille := 50000
