# The picture converter: PNG files and a manifest in, CPC bytes out.
INCLUDES_tools/gfxconv := tools/gfxconv src/host/picture src/host/pack
GFXCONV_SOURCES := $(wildcard tools/gfxconv/*.c src/host/picture/*.c src/host/pack/*.c)

$(BUILD)/host/gfxconv: $(GFXCONV_SOURCES:%.c=$(BUILD)/host/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $^ -lpng -o $@
$(BUILD)/san/gfxconv: $(GFXCONV_SOURCES:%.c=$(BUILD)/san/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) $^ -lpng -o $@

gfx-sheet: setup-build ## one PNG a game of every picture as the CPC shows it: build/<game>/sheet.png
	@$(MAKE) --no-print-directory $(GAMES:%=$(BUILD)/%/sheet.png)

$(BUILD)/%/sheet.png: $(BUILD)/host/gfxconv FORCE
	$(call say,sheet,$@)
	@mkdir -p $(@D)
	$(Q)$< --sheet $($*.pictures) $@

FORCE:
.PHONY: gfx-sheet FORCE
