# The menu of the disc: picture by picture on the PC, and in real machines.
INCLUDES_tests/menu/ui := $(UI) src/platform/host src/platform/host/picture tests/lib/tap tests/lib/screenshots
$(eval $(call program,$(BUILD)/san/menu_screens,san,tests/menu/ui/screens.c tests/lib/screenshots/screenshots.c $(filter-out $(menu.pc_only),$(menu.sources)) $(filter-out src/platform/host/main.c,$(HOST_SOURCES)),\
	-Wl$(comma)--wrap=boot_run $(HOST_LIBS),menu))

# menu_in(language): its screens, as made and as stored
define menu_in
TESTS += menu-$(1)
test-menu-$(1) = mkdir -p $$(BUILD)/menu/screens && $$(BUILD)/san/menu_screens $(1) $$(menu.gen) $$(menu.gen)/menu.scr $$(BUILD)/menu/screens tests/menu/ui/pictures
test-menu-$(1)-needs = $$(BUILD)/san/menu_screens $$(menu.words_made) $$(wildcard tests/menu/ui/pictures/$(1)-*.png)
endef
$(foreach language,$(menu.languages),$(eval $(call menu_in,$(language))))

TESTS += menu-catalogue
test-menu-catalogue = tests/menu/catalogue.sh $(CLASSICS) $(foreach g,$(GAMES),$($g.file))
test-menu-catalogue-needs = $(CLASSICS)

TESTS += menu-cartridge-files
test-menu-cartridge-files = node tests/menu/cartridge.mjs $(CARTRIDGE) $(CLASSICS) $(BUILD)/tests/cartridge
test-menu-cartridge-files-needs = $(CARTRIDGE) $(CLASSICS)
