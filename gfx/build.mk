# Pictures and font: PNG files become bytes in build/gen.
GEN := $(BUILD)/gen
GFX_FILES := gfx/pictures.txt gfx/font.txt $(shell find gfx -name '*.png')
INCLUDES_$(GEN) := $(GEN)

$(GEN)/pictures.stamp: $(BUILD)/host/gfxconv $(GFX_FILES) $(GAME_WORDS)
	$(call say,gfx,$(GEN))
	@mkdir -p $(GEN)
	$(Q)$< gfx/pictures.txt $(GEN) $(GAME_WORDS)
	@touch $@

$(GEN)/pictures.h $(GEN)/pictures.c $(GEN)/font.h $(GEN)/font.c: $(GEN)/pictures.stamp ;

# Sources that include what is made here: it has to be there first.
USES_GEN := $(wildcard src/host/*.c src/cpc/*.c src/ui/*.c tests/machine/*.c tests/ui/*.c)
$(foreach v,host san cov,$(USES_GEN:%.c=$(BUILD)/$v/%.o)) $(USES_GEN:%.c=$(BUILD)/z80/%.rel): | $(GEN)/pictures.stamp

gfx-sheet: setup-build ## one PNG of every picture as the CPC shows it: build/sheet.png
	@$(MAKE) --no-print-directory $(BUILD)/sheet.png

$(BUILD)/sheet.png: $(BUILD)/host/gfxconv $(GFX_FILES)
	$(call say,sheet,$@)
	$(Q)$< --sheet gfx/pictures.txt $@

BENCHES += gfx
bench-gfx = $(BUILD)/host/gfxconv --sizes gfx/pictures.txt
bench-gfx-needs = $(BUILD)/host/gfxconv $(GFX_FILES)

.PHONY: gfx-sheet
