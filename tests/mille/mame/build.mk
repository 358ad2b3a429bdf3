# The game in MAME: whole hands, still screens, languages, and how long loading takes.
TESTS += mame-play mame-language
test-mame-play = node tests/mille/mame/play.mjs
test-mame-play-needs = $(LAYOUT) $(mille.dsk) $(BUILD)/host/sheet $(CPCSIM) $(MAME_ROMS)
test-mame-language = node tests/mille/mame/language.mjs
test-mame-language-needs = $(LAYOUT) $(mille.dsk) $(MAME_ROMS)

TESTS += mame-bad-discs
test-mame-bad-discs = node tests/mille/mame/bad_discs.mjs
test-mame-bad-discs-needs = $(LAYOUT) $(mille.dsk) $(BUILD)/tests/mille/disc_error_page $(MAME_ROMS)

BENCHES += mille-loading mille-saving
bench-mille-saving = node tests/mille/mame/save_times.mjs $(mille.dsk) && node tests/mille/mame/save_times.mjs $(CLASSICS)
bench-mille-saving-needs = $(LAYOUT) $(mille.dsk) $(CLASSICS) $(MAME_ROMS)
bench-mille-loading = node tests/mille/mame/loading_times.mjs
bench-mille-loading-needs = $(LAYOUT) $(mille.dsk) $(mille.cdt) $(MAME_ROMS)
