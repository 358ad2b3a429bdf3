# make TOOLCHAIN=z88dk: the folder of this file goes to the front of the PATH, so that SDCC's names are z88dk's programs.
# tools/asmconv translates the assembly, ours and the compiler's.
missing := $(strip $(foreach p,z88dk-zsdcc z88dk-zsdcpp z88dk-z80asm,$(if $(shell command -v $p),,$p)))
$(if $(missing),$(error TOOLCHAIN=z88dk wants $(missing) on the PATH: install z88dk and put its bin folder there))

# SDCC's headers, and the sources of what its code calls for multiplying, dividing and such: z88dk's are for another convention.
export SDCC_HOME := $(realpath $(shell sdcc -mz80 --print-search-dirs | sed -n '/^includedir/{n;s,/include.*,,p}'))
$(if $(wildcard $(SDCC_HOME)/lib/src/z80/mul.s),,$(error TOOLCHAIN=z88dk wants the headers and sources of SDCC's library: apt-get install sdcc-libraries))

export PATH := $(CURDIR)/tools/z88dk:$(PATH)
export ASMCONV := $(CURDIR)/$(BUILD)/host/asmconv
export Z88DK_RUNTIME := $(CURDIR)/$(BUILD)/runtime.lib
Z80_TOOLS := $(BUILD)/host/asmconv $(BUILD)/runtime.lib

$(BUILD)/runtime.lib: $(BUILD)/host/asmconv $(wildcard tools/z88dk/*)
	$(call say,lib,$@)
	$(Q)tools/z88dk/runtime $@
