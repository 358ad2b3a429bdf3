# RISK's images in real emulators: each plays from its start.
define risk_turn
TESTS += risk-$(1)
test-risk-$(1) = node tests/risk/emulators/turn.mjs $(1)
test-risk-$(1)-needs = $(2) $$(CORES)
endef
$(eval $(call risk_turn,snapshot,$(risk.sna)))
$(eval $(call risk_turn,tape,$(risk.cdt)))
$(eval $(call risk_turn,disk,$(risk.dsk)))
$(eval $(call risk_turn,mame,$(risk.dsk) $$(MAME_ROMS)))

TESTS += risk-kept
test-risk-kept = node tests/risk/emulators/save_and_resume.mjs
test-risk-kept-needs = $(risk.dsk) $(CORES) $(BUILD)/host/risk

# On the page, by fingers.
TESTS += risk-page
test-risk-page = node tests/risk/emulators/page_taps.mjs
test-risk-page-needs = $(PAGE)/index.html

BENCHES += risk-saving
bench-risk-saving = node tests/risk/emulators/save_times.mjs $(risk.dsk) && node tests/risk/emulators/save_times.mjs $(CLASSICS)
bench-risk-saving-needs = $(risk.dsk) $(CLASSICS) $(MAME_ROMS)
