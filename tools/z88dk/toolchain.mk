# make TOOLCHAIN=z88dk puts this folder first on the PATH: its scripts have the names of SDCC's programs and call those
# of z88dk. tools/asmconv translates the assembly of the project and of the compiler.
MISSING_Z88DK := $(strip $(foreach p,z88dk-zsdcc z88dk-zsdcpp z88dk-z80asm,$(if $(shell command -v $p),,$p)))
$(if $(MISSING_Z88DK),\
	$(error TOOLCHAIN=z88dk needs $(MISSING_Z88DK) on the PATH: install z88dk and put its bin folder there))

# SDCC's headers and the sources of its run-time library: z88dk's use another calling convention.
ifndef SDCC_HOME
export SDCC_HOME := $(realpath $(shell sdcc -mz80 --print-search-dirs | sed -n '/^includedir/{n;s,/include.*,,p}'))
endif
$(if $(wildcard $(SDCC_HOME)/lib/src/z80/mul.s),,\
	$(error TOOLCHAIN=z88dk needs the headers and sources of SDCC's library: apt-get install sdcc-libraries))

export PATH := $(CURDIR)/tools/z88dk:$(PATH)
export ASMCONV := $(CURDIR)/build/host/asmconv
export Z88DK_RUNTIME := $(CURDIR)/$(BUILD)/runtime.lib
# Every object for the CPC also depends on these.
Z80_TOOLS := $(ASMCONV) $(Z88DK_RUNTIME)
