# The release: everything a player may want, in one zip. make release makes what it needs first.
include tools/make/settings.mk
Q := $(if $(V),,@)
RELEASE := $(BUILD)/cpc-classics-$(VERSION)
PARTS := $(wildcard $(IMAGE_FOLDER)/classics.* $(foreach g,$(GAMES),$(IMAGE_FOLDER)/$g.* $(IMAGE_FOLDER)/$g-*) $(BUILD)/manual/*.pdf) \
	$(BUILD)/release/READ-ME.txt tools/release/NOTICE.txt $(BUILD)/release/GPL-2.txt $(BUILD)/release/GPL-3.txt LICENSE CHANGELOG.md

$(RELEASE).zip: $(PARTS) $(wildcard $(GAMES:%=$(BUILD)/%/release/title.ym)) $(BUILD)/page/index.html tools/release/pack tools/zip
	@printf '  %-6s %s\n' zip $@
	@rm -rf $(BUILD)/release/sound && mkdir -p $(BUILD)/release/sound
	$(Q)for game in $(GAMES); do [ ! -e $(BUILD)/$$game/release ] || cp -R $(BUILD)/$$game/release $(BUILD)/release/sound/$$game; done
	$(Q)tools/release/pack $(RELEASE) $(PARTS) $(BUILD)/release/sound $(BUILD)/page
	@cat $(RELEASE)/SHA256SUMS
$(BUILD)/release/GPL-%.txt: /usr/share/common-licenses/GPL-%
	@mkdir -p $(@D)
	$(Q)cp $< $@
# The player's READ ME, with the lines of a Windows text.
$(BUILD)/release/READ-ME.txt: tools/release/READ-ME.txt Makefile
	@mkdir -p $(@D)
	$(Q)sed 's/@VERSION@/$(VERSION)/; s/$$/\r/' $< >$@
parts:
	@echo $(PARTS)
.DELETE_ON_ERROR:
.PHONY: parts
