# Numbers that C defines, for the assembler (build/<name>_layout.inc), the page (.js) and tests (.json): one program for
# each game and one for what all games share. The page and tests get addresses of the linked program too.
LAYOUT_INCLUDES := $(patsubst %,$(BUILD)/%_layout.inc,platform $(GAMES))
# What every test in an emulator or on the page reads.
LAYOUT := $(patsubst %,$(BUILD)/%_layout.json,platform $(GAMES))
INCLUDES_tools/layout := tools/layout src/platform src/save src/ui
$(eval $(call program,$(BUILD)/host/platform_layout,host,$(addprefix tools/layout/,layout.c platform.c),,))

$(BUILD)/%_layout.inc: $(BUILD)/host/%_layout
	$(Q)$< inc >$@
$(BUILD)/%_layout.json: $(BUILD)/host/%_layout $(BUILD)/z80/%.ihx
	$(Q)$< json $(BUILD)/z80/$*.noi >$@
$(BUILD)/%_layout.js: $(BUILD)/host/%_layout $(BUILD)/z80/%.ihx
	$(Q)$< js $(BUILD)/z80/$*.noi >$@
$(BUILD)/platform_layout.json: $(BUILD)/host/platform_layout
	$(Q)$< json >$@
