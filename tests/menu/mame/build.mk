# The disc of all games in MAME: from its menu to each game and from one to the other, and how long that takes.
TESTS += mame-menu
test-mame-menu = node tests/menu/mame/menu.mjs
test-mame-menu-needs = $(CLASSICS) $(MAME_ROMS)

TESTS += mame-cartridge
test-mame-cartridge = node tests/menu/mame/cartridge.mjs
test-mame-cartridge-needs = $(CARTRIDGE) $(mille.sna) $(LAYOUT) $(MAME_ROMS)

BENCHES += menu-loading
bench-menu-loading = node tests/menu/mame/loading_times.mjs
bench-menu-loading-needs = $(CLASSICS) $(CARTRIDGE) $(MAME_ROMS)
