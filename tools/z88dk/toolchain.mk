# make TOOLCHAIN=z88dk: this folder goes to the front of the PATH, so that SDCC's names are z88dk's programs.
# tools/asmconv translates the assembly, ours and the compiler's.
MISSING_Z88DK := $(strip $(foreach p,z88dk-zsdcc z88dk-zsdcpp z88dk-z80asm,$(if $(shell command -v $p),,$p)))
$(if $(MISSING_Z88DK),\
	$(error TOOLCHAIN=z88dk wants $(MISSING_Z88DK) on the PATH: install z88dk and put its bin folder there))

# SDCC's headers, and the sources of what its code calls: z88dk's own are for another calling convention.
ifndef SDCC_HOME
export SDCC_HOME := $(realpath $(shell sdcc -mz80 --print-search-dirs | sed -n '/^includedir/{n;s,/include.*,,p}'))
endif
$(if $(wildcard $(SDCC_HOME)/lib/src/z80/mul.s),,\
	$(error TOOLCHAIN=z88dk wants the headers and sources of SDCC's library: apt-get install sdcc-libraries))

export PATH := $(CURDIR)/tools/z88dk:$(PATH)
export ASMCONV := $(CURDIR)/build/host/asmconv
export Z88DK_RUNTIME := $(CURDIR)/$(BUILD)/runtime.lib
# What every object for the CPC depends on besides its source.
Z80_TOOLS := $(ASMCONV) $(Z88DK_RUNTIME)
