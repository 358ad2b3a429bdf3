# The emulator page, build/page: a folder for any static web host. make page makes what it needs first.
include tools/make/settings.mk
Q := $(if $(V),,@)
PAGE := $(BUILD)/page
IMAGES := $(wildcard $(IMAGE_FOLDER)/classics.* $(foreach g,$(GAMES),$(IMAGE_FOLDER)/$g.* $(IMAGE_FOLDER)/$g-*))
SCRIPTS := $(wildcard tools/web/*.js tools/web/*.css tools/web/*.svg $(GAMES:%=$(BUILD)/%/gen/*.js))
NOTICES := tools/release/NOTICE.txt /usr/share/common-licenses/GPL-2 /usr/share/common-licenses/GPL-3
MANUALS := $(wildcard $(BUILD)/manual/*.html $(BUILD)/manual/manual.css $(BUILD)/manual/screens/*.png $(BUILD)/manual/cards/*.png)
BOOKLETS := $(wildcard $(BUILD)/manual/*.pdf)

$(PAGE)/index.html: tools/web/index.html tools/web/mkpage.mjs $(IMAGES) $(SCRIPTS) $(NOTICES) $(MANUALS) $(GAMES:%=$(BUILD)/z80/%.noi) \
		$(wildcard src/*/page.mjs tests/*/page.mjs) build/emulators/cap32_libretro.js
	@printf '  %-6s %s\n' page $(PAGE)
	$(Q)node tools/web/mkpage.mjs $(PAGE) $(IMAGES) $(SCRIPTS)

# With the booklets; games sites want index.html at the top of the zip.
zip: $(PAGE).zip
	@echo "The page is in $(PAGE): put the folder on any web host, $(PAGE).zip on a games site, or look at it with make play."
$(PAGE).zip: $(PAGE)/index.html $(BOOKLETS) tools/zip
	@printf '  %-6s %s\n' zip $@
	$(Q)cp $(BOOKLETS) $(PAGE)/manual
	$(Q)tools/zip $@ $(PAGE)
.DELETE_ON_ERROR:
.PHONY: zip
