# The game's images in real emulators.
TESTS += tape snapshot disk sound
test-tape = node tests/mille/emulators/tape.mjs
test-tape-needs = $(LAYOUT) $(mille.cdt) $(BUILD)/host/sheet $(CORES)
test-snapshot = node tests/mille/emulators/snapshot.mjs
test-snapshot-needs = $(LAYOUT) $(mille.sna) $(CORES)
test-sound = node tests/mille/emulators/sound.mjs
test-sound-needs = $(LAYOUT) $(mille.sna) $(CORES)
test-disk = node tests/mille/emulators/disk.mjs
test-disk-needs = $(LAYOUT) $(mille.dsk) $(CORES) $(BUILD)/host/mille
TESTS += kept
test-kept = node tests/mille/emulators/kept.mjs
test-kept-needs = $(test-disk-needs)
TESTS += page-hand
test-page-hand = node tests/mille/emulators/page_hand.mjs
test-page-hand-needs = $(PAGE)/index.html $(LAYOUT) $(BUILD)/host/sheet

LAYOUT := $(BUILD)/tests/mille/layout.json
INCLUDES_tests/mille/emulators := src/mille/ui $(MILLE_RULES) $(FRONTEND) src/platform/host
SHEET_SOURCES := tests/mille/emulators/score_sheet.c $(addprefix src/mille/ui/,match_state.c score_sheet.c) $(addprefix src/frontend/,audio.c settings.c) $(wildcard src/ui/*.c) $(MILLE_SOURCES) \
	$(filter-out src/platform/host/main.c,$(HOST_SOURCES)) $(mille.made)
$(eval $(call program,$(BUILD)/host/sheet,host,$(SHEET_SOURCES),$(HOST_LIBS),mille))

# Sizes and offsets of the game's structs.
$(eval $(call program,$(BUILD)/host/layout,host,tests/mille/emulators/layout.c,,mille))
$(LAYOUT): $(BUILD)/host/layout
	@mkdir -p $(@D)
	$(Q)$< >$@
