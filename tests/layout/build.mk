# A field is moved, and everything that reads it follows.
layout_includes = $(1)=$(subst $(space),$(comma),$(strip $(call for_game,$(1),$(2))))
TESTS += layout
test-layout = node tests/layout/layout_test.mjs $(BUILD)/tests/layout $(CC) \
	$(call layout_includes,platform,$(INCLUDES_tools/layout)) \
	$(foreach g,$(GAMES),$(call layout_includes,$g,$(INCLUDES_tools/$g/layout)))
test-layout-needs = $(LAYOUT)
