# make release: everything a player may want, in one file.

# What whoever hands out the emulator hands out with it; the page has them too.
NOTICES := tools/release/NOTICE.txt $(BUILD)/release/GPL-2.txt $(BUILD)/release/GPL-3.txt
$(BUILD)/release/GPL-%.txt: /usr/share/common-licenses/GPL-%
	@mkdir -p $(@D)
	$(Q)cp $< $@

# The player's own READ ME, in four languages, with the lines of a Windows text.
$(BUILD)/release/READ-ME.txt: tools/release/READ-ME.txt $(call remember,release-version,$(VERSION))
	@mkdir -p $(@D)
	$(Q)sed 's/@VERSION@/$(VERSION)/; s/$$/\r/' $< >$@

# The pieces of each game, for players of YM and AY files.
RELEASED_SOUND := $(SOUND_GAMES:%=$(BUILD)/release/sound/%/title.ym)
$(RELEASED_SOUND): $(BUILD)/release/sound/%/title.ym: $(BUILD)/host/%-soundsheet $(BUILD)/z80/jukebox.ihx
	$(call say,sound,$(@D))
	@rm -rf $(@D) && mkdir -p $(@D)
	$(Q)$< $(BUILD)/z80/jukebox.ihx $(@D)
	@rm -f $(@D)/*.png $(@D)/*-[123].*

RELEASE := $(BUILD)/mille-bornes-cpc-$(VERSION)
RELEASED = $(CLASSICS) $(CARTRIDGE) $(foreach g,$(GAMES),$($g.dsk) $($g.cdt) $($g.sna)) $(MANUAL_BOOKLETS) $(BUILD)/release/READ-ME.txt $(NOTICES) LICENSE CHANGELOG.md

release: $(RELEASE).zip ## images, page, manuals, music and checksums in one zip

$(RELEASE).zip: $$(RELEASED) $$(RELEASED_SOUND) $$(PAGE)/index.html $$(PAGE_BOOKLETS) tools/release/pack tools/zip
	$(call say,zip,$@)
	$(Q)tools/release/pack $(RELEASE) $(RELEASED) $(BUILD)/release/sound $(PAGE)
	@cat $(RELEASE)/SHA256SUMS

.PHONY: release
