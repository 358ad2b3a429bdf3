# The contract between the game and the computer, and the little that is the same on every computer.
INCLUDES_src/machine := src/machine
MACHINE_SOURCES := $(wildcard src/machine/*.c)
