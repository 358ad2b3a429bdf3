# The manuals: their sources, and the booklets made of them.
define manual_sources
TESTS += manual-$(1)
test-manual-$(1) = tests/tools/manual/sources.py $$(BUILD)/san/manual-$(1) $$(BUILD)/test-manual/$(1) $(1) $$($(1).languages)
test-manual-$(1)-needs = $$(BUILD)/san/manual-$(1)
endef
$(foreach g,$(MANUAL_GAMES),$(eval $(call manual_sources,$g)))

TESTS += booklet
test-booklet = tests/tools/manual/booklet.sh $(BUILD)/test-booklet $(MANUAL_BOOKLETS)
test-booklet-needs = $(MANUAL_BOOKLETS)
