# For make TOOLCHAIN=z88dk: tools/z80 calls the programs of this folder, which call those of z88dk.
MISSING_Z88DK := $(strip $(foreach p,z88dk-ucpp z88dk-zsdcc z88dk-z80asm python3,$(if $(shell command -v $p),,$p)))
$(if $(MISSING_Z88DK),\
	$(error TOOLCHAIN=z88dk needs $(MISSING_Z88DK) on the PATH: install z88dk 2.4 and put its bin folder there))

# SDCC's headers and the sources of its run-time library: those of z88dk are for another calling convention.
ifndef SDCC_HOME
export SDCC_HOME := $(realpath $(shell sdcc -mz80 --print-search-dirs | sed -n '/^includedir/{n;s,/include.*,,p}'))
endif
$(if $(wildcard $(SDCC_HOME)/lib/src/z80/mul.s),,\
	$(error TOOLCHAIN=z88dk needs the headers and sources of SDCC's library: apt-get install sdcc-libraries))

export Z88DK_RUNTIME := $(CURDIR)/$(BUILD)/runtime.lib
Z80_TOOLS += $(wildcard tools/z88dk/*) $(Z88DK_RUNTIME)
