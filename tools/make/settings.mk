# What all inner makefiles need. GAMES and VERSION come from the Makefile, by the environment, or from its text if an
# inner makefile is run by hand.
GAMES ?= $(shell sed -n 's/^GAMES := //p' Makefile)
VERSION ?= $(shell sed -n 's/^VERSION := //p' Makefile)
TOOLCHAIN ?= sdcc
BUILD := $(if $(filter z88dk,$(TOOLCHAIN)),build/z88dk,build)
IMAGE_FOLDER := $(if $(filter z88dk,$(TOOLCHAIN)),$(BUILD)/disk,disk)
MAKEFLAGS += --no-builtin-rules --no-builtin-variables
export GAMES VERSION BUILD
include src/platform/cpc/memory.mk
