# The CPC emulators of the page and of the tests, unpacked from their npm packages; the page; make play.

EMULATORS := cap32 crocods

define unpack
$(BUILD)/emulators/$(1)_libretro.js: tools/web/node_modules/@emulatorjs/core-$(1)/$(1)-wasm.data
	$$(call say,unpack,$$@)
	@mkdir -p $$(@D)
	$$(Q)7z x -y -bso0 -bsp0 -o$$(@D) $$< $(1)_libretro.js $(1)_libretro.wasm
	@touch $$@
endef
$(foreach e,$(EMULATORS),$(eval $(call unpack,$e)))

# ---- the page: a folder for any static web host -----------------------------------------------------------------

PAGE := $(BUILD)/page
PAGE_FILES := $(wildcard $(addprefix tools/web/*.,css js svg)) $(CLASSICS) $(CARTRIDGE) $(foreach g,$(GAMES),$($g.dsk) $($g.cdt) $($g.sna)) $(risk.gen)/board.js $(BUILD)/web/addresses.js
PAGE_PICTURES := $(GAMES:%=gfx/%/loading.png)

# Where in the CPC's memory the page looks: what a finger means, whether a match is being played.
PAGE_ADDRESSES := mille_table\|risk_game\|cards_shown
$(BUILD)/web/addresses.js: $(GAMES:%=$(BUILD)/z80/%.ihx) $(call remember,page-addresses,$(PAGE_ADDRESSES))
	@mkdir -p $(@D)
	$(Q){ $(foreach g,$(GAMES),sed -n 's/^DEF _\($(PAGE_ADDRESSES)\) \(.*\)/export const \U\1\E = \2;/p; s/^DEF _\(hotseat_people\) \(.*\)/export const \U$g_\1\E = \2;/p' $(BUILD)/z80/$g.noi;) } >$@

# The manual is there to be read in the browser; make page and make release have it as booklets too.
PAGE_BOOKLETS := $(MANUAL_BOOKLETS:$(MANUAL)/%=$(PAGE)/manual/%)

page: $(PAGE).zip ## the emulator page as a folder, build/page, and as a zip for games sites
	@echo "The page is in $(PAGE): put the folder on any web host, $(PAGE).zip on a games site, or look at it with make play."

# Games sites want index.html at the top.
$(PAGE).zip: $(PAGE)/index.html $(PAGE_BOOKLETS) tools/zip
	$(call say,zip,$@)
	$(Q)tools/zip $@ $(PAGE)

$(PAGE)/index.html: tools/web/index.html $(PAGE_FILES) $(PAGE_PICTURES) $(BUILD)/emulators/cap32_libretro.js $(MANUAL_PAGES) $(MANUAL_LOOKS) $(NOTICES)
	$(call say,page,$(@D))
	@rm -rf $(@D) && mkdir -p $(@D)/manual
	$(Q)cp -r $(MANUAL_PAGES) $(MANUAL)/manual.css $(MANUAL)/screens $(MANUAL)/cards $(@D)/manual
	$(Q)$(foreach g,$(GAMES),cp gfx/$g/loading.png $(@D)/$g.png;)
	$(Q)cp $(NOTICES) $(PAGE_FILES) $(BUILD)/emulators/cap32_libretro.js $(BUILD)/emulators/cap32_libretro.wasm $(@D)
	$(Q)cp $< $@
$(PAGE_BOOKLETS): $(PAGE)/manual/%: $(MANUAL)/% $(PAGE)/index.html
	$(Q)cp $< $@

# ---- make play: the page, and its menu; GAME=risk starts that game, in the desktop's Caprice32 where there is one -----------------

$(if $(filter-out $(GAMES),$(GAME)),$(if $(filter start play,$(GOALS)),$(error GAME=$(GAME) is no game: there are $(GAMES))))
start: $(if $(CAP32),$($(GAME).dsk),$(PAGE)/index.html)
	@$(if $(CAP32),cap32 -a 'run"$($(GAME).file)' $($(GAME).dsk),node tools/web/play.mjs $(PAGE) $(GAME))

.PHONY: page start
