# Builds the files that contain all games: make -f tools/make/all_games.mk classics|page|page-zip|release
# The Makefile builds the games first.
include tools/make/settings.mk
Q := $(if $(V),,@)
SAY := @printf '  %-6s %s\n'
IMAGES := $(foreach g,classics $(GAMES),$(sort $(wildcard $(IMAGE_FOLDER)/$g.* $(IMAGE_FOLDER)/$g-*)))

# ---- the disc and the cartridge --------------------------------------------------------------------------------------

CLASSICS := $(IMAGE_FOLDER)/classics.dsk $(IMAGE_FOLDER)/classics.cpr
classics: $(CLASSICS) ; @:
$(CLASSICS): $(BUILD)/menu/disk/boot $(BUILD)/menu/disk/cartridge.bin $(GAMES:%=$(BUILD)/%/disk/boot-menu) \
		$(GAMES:%=$(BUILD)/%/disk/game) $(wildcard $(GAMES:%=$(BUILD)/%/gen/words.made) \
		$(GAMES:%=$(BUILD)/%/disk/several-*.txt)) build/host/mkimage $(wildcard disk/*.sh disk/mk* disk/*.bas)
	$(SAY) $(patsubst .%,%,$(suffix $@)) $@
	$(Q)disk/mkcollection $@ $(GAMES)

# ---- the emulator page: a folder for any static web host -------------------------------------------------------------

PAGE := $(BUILD)/page
SCRIPTS := $(wildcard tools/web/*.js tools/web/*.mjs tools/web/*.css tools/web/*.svg $(GAMES:%=$(BUILD)/%/gen/*.js))
BOOKLETS := $(sort $(wildcard $(BUILD)/manual/*.pdf))
page: $(PAGE)/index.html ; @:
$(PAGE)/index.html: $(IMAGES) $(SCRIPTS) tools/release/NOTICE.txt \
		$(filter-out %.pdf,$(wildcard $(BUILD)/manual/* $(BUILD)/manual/*/*)) $(GAMES:%=$(BUILD)/z80/%.noi) \
		$(wildcard src/*/page.mjs tests/*/page.mjs) build/emulators/cap32_libretro.js \
		tools/web/node_modules/esbuild-wasm/package.json
	$(SAY) page $(PAGE)
	$(Q)node tools/web/mkpage.mjs $(PAGE) $(IMAGES)

# With the booklets. Games sites need index.html in the root of the zip.
page-zip: $(PAGE).zip
	@echo "$(PAGE) is a folder for any web host, $(PAGE).zip is for a games site, make play starts the page."
$(PAGE).zip: $(PAGE)/index.html $(BOOKLETS) tools/zip
	$(SAY) zip $@
	$(Q)node tools/web/mkpage.mjs $(PAGE) $(IMAGES) $(BOOKLETS)
	$(Q)tools/zip $@ $(PAGE)

# ---- the release: images, manuals, page and sound in one zip ---------------------------------------------------------

RELEASE := $(BUILD)/cpc-classics-$(VERSION)
PARTS := $(IMAGES) $(BOOKLETS) $(BUILD)/release/READ-ME.txt $(PAGE)/NOTICE.txt $(PAGE)/GPL-2.txt $(PAGE)/GPL-3.txt \
	LICENSE CHANGELOG.md
release: $(RELEASE).zip ; @:
$(RELEASE).zip: $(PARTS) $(wildcard $(GAMES:%=$(BUILD)/%/release/title.ym)) $(PAGE).zip tools/release/pack tools/zip
	$(SAY) zip $@
	$(Q)rm -rf $(BUILD)/release/sound && mkdir -p $(BUILD)/release/sound
	$(Q)for game in $(GAMES); do [ ! -e $(BUILD)/$$game/release ] || \
		cp -R $(BUILD)/$$game/release $(BUILD)/release/sound/$$game; done
	$(Q)tools/release/pack $(RELEASE) $(PARTS) $(BUILD)/release/sound $(PAGE)
	@cat $(RELEASE)/SHA256SUMS
# READ-ME.txt has Windows line endings.
$(BUILD)/release/READ-ME.txt: tools/release/READ-ME.txt Makefile
	@mkdir -p $(@D)
	$(Q)sed 's/@VERSION@/$(VERSION)/; s/$$/\r/' $< >$@
parts:
	@echo $(PARTS)
.DELETE_ON_ERROR:
.PHONY: classics page page-zip release parts
