# The disc of all games in CrocoDS, their cartridge in Caprice32.
TESTS += menu-disk menu-cartridge
test-menu-disk = node tests/menu/emulators/disk.mjs
test-menu-disk-needs = $(CLASSICS) $(CORES)
test-menu-cartridge = node tests/menu/emulators/cartridge.mjs
test-menu-cartridge-needs = $(CARTRIDGE) $(CORES)
