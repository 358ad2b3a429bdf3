# The machine on the CPC. CPC_START comes first in a program, CPC_SOURCES are what it may need besides its own;
# CPC_FRAME is what any C of ours needs on a Z80 (see peephole.def).
INCLUDES_src/cpc := src/cpc src/machine
CPC_START := $(BUILD)/z80/src/cpc/start.rel
CPC_FRAME := $(BUILD)/z80/src/cpc/frame.rel
CPC_SOURCES := $(filter-out src/cpc/start.s,$(wildcard src/cpc/*.s)) $(wildcard src/machine/*.c)

# Where things lie in memory; disk/build.mk says why. The program's variables follow its file, up to AMSDOS; the machine's own and
# the stack have a place of their own (variables.s).
CPC_CODE      := 0x0040
CPC_FILE_END  := 0x9F00
CPC_DATA_END  := 0xA6FC
CPC_PAGE      := 0xAC00

# cpc_program(name, objects): build/z80/<name>.ihx, a program for the CPC from the objects it may need; .map and .noi, with its
# symbols, come along.
define cpc_program
$(BUILD)/z80/$(1).ihx: $(CPC_START) $(2) tools/link $(call absent,$(BUILD)/z80/$(1).map $(BUILD)/z80/$(1).noi) $$(call remember,z80-$(1),$$(value cpc_program) $(CPC_CODE) $(CPC_PAGE) $(2))
	$$(call say,link,$$@)
	@mkdir -p $$(@D)
	$$(Q)tools/link $(CPC_CODE) $(CPC_PAGE) $(BUILD)/z80/$(1) $$(filter %.rel,$$^)
endef

# cpc_fits(program): fails with a table of what takes how much when the program is too large; TABLE=yes always prints it.
cpc_fits = tools/fits $(CPC_FILE_END) $(CPC_DATA_END) $(1)

# The bytes of a program, if it fits.
$(BUILD)/z80/%.bin: $(BUILD)/z80/%.ihx tools/fits
	$(Q)$(call cpc_fits,$(<:.ihx=))
	$(Q)objcopy -I ihex -O binary $< $@
