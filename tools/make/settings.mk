# Settings of all makefiles in this folder. GAMES and VERSION come from the Makefile through the environment; if a
# makefile of this folder is called directly, they are read from the text of the Makefile.
GAMES ?= $(shell sed -n 's/^GAMES := //p' Makefile)
VERSION ?= $(shell sed -n 's/^VERSION := //p' Makefile)
TOOLCHAIN ?= sdcc
BUILD := $(if $(filter z88dk,$(TOOLCHAIN)),build/z88dk,build)
IMAGE_FOLDER := $(if $(filter z88dk,$(TOOLCHAIN)),$(BUILD)/disk,disk)
MAKEFLAGS += --no-builtin-rules --no-builtin-variables
export GAMES VERSION BUILD TOOLCHAIN
# What every file for the Z80 is made with.
Z80_TOOLS := tools/z80
include src/platform/cpc/memory.mk
