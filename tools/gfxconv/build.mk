# The picture converter: PNG files and a manifest in, CPC bytes out.
INCLUDES_tools/gfxconv := tools/gfxconv tools/lib src/platform/host/picture src/platform/host/pack
GFXCONV_SOURCES := $(wildcard tools/gfxconv/*.c tools/lib/*.c src/platform/host/picture/*.c src/platform/host/pack/*.c)

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/gfxconv,$v,$(GFXCONV_SOURCES),-lpng,)))

gfx-sheet: $(GAMES:%=$(BUILD)/%/sheet.png) ## one PNG a game of every picture as the CPC shows it: build/<game>/sheet.png

$(BUILD)/%/sheet.png: $(BUILD)/host/gfxconv FORCE
	$(call say,sheet,$@)
	@mkdir -p $(@D)
	$(Q)$< --sheet $($*.pictures) $@

.PHONY: gfx-sheet
