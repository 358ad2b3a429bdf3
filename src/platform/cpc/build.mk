# The machine on the CPC. CPC_START comes first in a program, CPC_SOURCES are what it may need besides its own;
# CPC_FRAME is what any C of ours needs on a Z80 (see peephole.def), and CPC_FRAME_AT puts it at the
# restarts' own place where that is no program for the CPC.
INCLUDES_src/platform/cpc := src/platform/cpc src/platform
CPC_START := $(BUILD)/z80/src/platform/cpc/start.rel
CPC_FRAME := $(BUILD)/z80/src/platform/cpc/frame.rel
CPC_FRAME_AT := -Wl-b_FRAMES=8
CPC_SOURCES := $(filter-out src/platform/cpc/start.s,$(wildcard src/platform/cpc/*.s)) $(wildcard src/platform/*.c)

include src/platform/cpc/memory.mk
$(BUILD)/memory.inc: src/platform/cpc/memory.mk src/platform/picture_table.h
	$(Q){ $(foreach m,$(sort $(filter MEMORY_%,$(.VARIABLES))),echo '$m = $($m)';) } >$@

# The rules for SDCC, with a restart for each function in the restart tables.
RESTART_TABLES := src/ui/restarts.s tests/lib/stubs/restarts.s
$(BUILD)/peephole.def: tools/peephole src/platform/cpc/peephole.def $(RESTART_TABLES)
	$(Q)tools/peephole src/platform/cpc/peephole.def $(RESTART_TABLES) >$@

# cpc_program(name, objects): build/z80/<name>.ihx, a program for the CPC from the objects it may need; .map and .noi, with its
# symbols, come along.
program_at = $(or $(call set,$(1).at),$(MEMORY_PROGRAM))
define cpc_program
$(BUILD)/z80/$(1).ihx: $(CPC_START) $(2) tools/link_cpc $(call absent,$(BUILD)/z80/$(1).map $(BUILD)/z80/$(1).noi) $$(call remember,z80-$(1),$$(value cpc_program) $(call program_at,$(1)) $(MEMORY_PAGE) $(2))
	$$(call say,link,$$@)
	@mkdir -p $$(@D)
	$$(Q)tools/link_cpc $(call program_at,$(1)) $(MEMORY_PAGE) $(BUILD)/z80/$(1) $$(filter %.rel,$$^)
endef

# cpc_fits(program): fails with a table of what takes how much when the program is too large.
cpc_fits = tools/check_size $(MEMORY_FILE_END) $(MEMORY_STARTED) $(1)

# The bytes of a program, if it fits.
$(BUILD)/z80/%.bin: $(BUILD)/z80/%.ihx tools/check_size src/platform/cpc/memory.mk
	$(Q)$(call cpc_fits,$(<:.ihx=))
	$(Q)objcopy -I ihex -O binary $< $@
