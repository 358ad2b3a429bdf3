# make bench CPCTELERA=folder: the routines of cpctelera, from a checkout that the user has, beside ours in the same simulated CPC.
CPCTELERA ?=
ifneq ($(CPCTELERA),)
INCLUDES_tests/cpctelera := tests/cpctelera gen tests/platform tools/cpcsim src/platform/host/keyboard src/platform/host/picture src/platform src/lib
CPCT := $(BUILD)/tests/cpctelera
CPCT_PARTS := sprites/cpct_drawSprite_cbindings strings/cpct_drawCharM1_f strings/cpct_drawStringM1_f strings/cpct_drawStringM1 \
	strings/cpct_drawCharM1 strings/cpct_dc_mode1_ct strings/strings keyboard/keyboard keyboard/cpct_scanKeyboard keyboard/cpct_scanKeyboard_f \
	memutils/cpct_memset_f64_cbinding firmware/cpc_mode_rom_status audio/arkostracker
CPCT_OBJECTS := $(addprefix $(CPCT)/,$(addsuffix .rel,$(notdir $(CPCT_PARTS))))

$(CPCT_OBJECTS): $(CPCT)/%.rel:
	$(call say,asm,$@)
	@mkdir -p $(@D)
	$(Q)cd $(CPCTELERA)/cpctelera && sdasz80 -plosgffw $(CURDIR)/$@ src/$(filter %/$*,$(CPCT_PARTS)).s

$(CPCT)/all.ihx: $(CPCT_OBJECTS)
	$(call say,link,$@)
	$(Q)sdldz80 -nmji -b _CODE=0x0100 $@ $^

$(eval $(call program,$(CPCT)/bench,host,tests/cpctelera/bench.c $(BUILD)/mille/gen/sounds.c tests/platform/z80.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS),mille))

REMARKS += cpctelera
bench-cpctelera = $(CPCT)/bench $(CPCT)/all $(BUILD)/z80/mille.ihx $(BUILD)/z80/jukebox.ihx
bench-cpctelera-needs = $(CPCT)/bench $(CPCT)/all.ihx $(BUILD)/z80/mille.ihx $(BUILD)/z80/jukebox.ihx
endif
