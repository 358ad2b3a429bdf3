# The disc of all games in CrocoDS.
TESTS += menu-disk
test-menu-disk = node tests/menu/emulators/disk.mjs
test-menu-disk-needs = $(CLASSICS) $(CORES)
