# The game's images in real emulators.
TESTS += tape snapshot disk page sound
test-tape = node tests/mille/emulators/tape.mjs
test-tape-needs = $(LAYOUT) $(mille.cdt) $(BUILD)/host/sheet $(CORES)
test-snapshot = node tests/mille/emulators/snapshot.mjs
test-snapshot-needs = $(LAYOUT) $(mille.sna) $(CORES)
test-sound = node tests/mille/emulators/sound.mjs
test-sound-needs = $(LAYOUT) $(mille.sna) $(CORES)
test-disk = node tests/mille/emulators/disk.mjs
test-disk-needs = $(LAYOUT) $(mille.dsk) $(CORES)
TESTS += read-me page-room page-memory
test-page-memory = node tests/mille/emulators/page_memory.mjs
test-page-memory-needs = $(PAGE)/index.html $(LAYOUT)
test-read-me = node tests/mille/emulators/read_me.mjs
test-read-me-needs = $(mille.dsk) $(CORES)
test-page = node tests/mille/emulators/page.mjs
test-page-needs = $(PAGE)/index.html
test-page-room = node tests/mille/emulators/page_room.mjs
test-page-room-needs = $(PAGE)/index.html

LAYOUT := $(BUILD)/tests/mille/layout.json
INCLUDES_tests/mille/emulators := src/mille/ui $(MILLE_RULES) $(TOOLKIT) src/host
SHEET_SOURCES := tests/mille/emulators/sheet.c $(addprefix src/mille/ui/,audio.c match.c settings.c sheet.c) $(wildcard src/toolkit/*.c) $(MILLE_SOURCES) \
	$(filter-out src/host/main.c,$(HOST_SOURCES)) $(mille.made)
$(eval $(call program,$(BUILD)/host/sheet,host,$(SHEET_SOURCES),$(HOST_LIBS),mille))

# Where the game keeps what.
$(eval $(call program,$(BUILD)/host/layout,host,tests/mille/emulators/layout.c,,mille))
$(LAYOUT): $(BUILD)/host/layout
	@mkdir -p $(@D)
	$(Q)$< >$@
