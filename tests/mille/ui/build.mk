# The screens on the PC, picture by picture.
INCLUDES_tests/mille/ui := src/mille/ui $(MILLE_RULES) src/mille/bot/include $(FRONTEND) src/platform/host src/platform/host/picture tools/manual/mille tests/lib/tap tests/lib/screenshots tools/mille

SCREENS_SOURCES := $(filter-out src/frontend/main.c,$(mille.sources)) $(filter-out src/platform/host/main.c,$(HOST_SOURCES))

$(eval $(call program,$(BUILD)/san/screens,san,tests/mille/ui/screens.c $(wildcard tests/lib/screenshots/*.c) tests/mille/ui/tables.c tools/manual/mille/example.c $(SCREENS_SOURCES),$(HOST_LIBS),mille))
$(eval $(call program,$(BUILD)/san/options,san,tests/mille/ui/options.c $(SCREENS_SOURCES),$(HOST_LIBS),mille))

# writable_disc(folder): a disc with the loader and the languages, and an empty one in it
writable_disc = rm -rf $(1) && mkdir -p $(1)/empty && cp $(mille.words_made) $(1) && cp $(mille.images)/boot-disc $(1)/MILLE.BAS
WRITABLE_DISC = $(mille.words_made) $(mille.images)/boot-disc

TESTS += options
test-options = $(call writable_disc,$(BUILD)/test-options) && $(BUILD)/san/options $(BUILD)/test-options
test-options-needs = $(BUILD)/san/options $(WRITABLE_DISC)

# screens_in(language): the screens of a language, as made and as stored
define screens_in
TESTS += screens-$(1)
test-screens-$(1) = $$(call writable_disc,$$(BUILD)/screens/$(1)) && $$(BUILD)/san/screens $(1) $$(BUILD)/screens/$(1) $$(mille.gen)/loading.scr $$(BUILD)/screens tests/mille/ui/pictures
test-screens-$(1)-needs = $$(BUILD)/san/screens $$(WRITABLE_DISC) $$(wildcard tests/mille/ui/pictures/$(1)-*.png)
endef
$(foreach language,$(mille.languages),$(eval $(call screens_in,$(language))))

# Whole matches: a scripted player that knows which question is on the screen.
PLAYER_WRAPS := clock_wait keys_hit keys_typed input_read input_any dialogue_offer dialogue_answer help_key ask_card ask_rival mille_new mille_apply bot_think
PLAYER_SOURCES := tests/mille/ui/player.c tools/mille/random_player.c $(SCREENS_SOURCES)
$(eval $(call program,$(BUILD)/san/matches,san,tests/mille/ui/matches.c $(PLAYER_SOURCES),$(PLAYER_WRAPS:%=-Wl$(comma)--wrap=%) $(HOST_LIBS),mille))

TESTS += matches
test-matches = $(call writable_disc,$(BUILD)/test-matches) && $(BUILD)/san/matches $(BUILD)/test-matches
test-matches-needs = $(BUILD)/san/matches $(WRITABLE_DISC)

# A joystick alone.
MILLE_JOYSTICK_WRAPS := $(JOYSTICK_WRAPS) options_show rules_show presentation_show hall_show ask_name history_show advice_show ask_card ask_rival hotseat_to load_match
INCLUDES_tests/mille/ui += tests/lib/joystick src/frontend
$(eval $(call program,$(BUILD)/san/joystick,san,tests/mille/ui/joystick.c tests/mille/ui/tables.c $(STICK) $(SCREENS_SOURCES),$(MILLE_JOYSTICK_WRAPS:%=-Wl$(comma)--wrap=%) $(HOST_LIBS),mille))
TESTS += joystick
test-joystick = $(call writable_disc,$(BUILD)/test-joystick) && $(BUILD)/san/joystick $(BUILD)/test-joystick
test-joystick-needs = $(BUILD)/san/joystick $(WRITABLE_DISC)

# The binary of the disc in the simulated CPC: a hand by keys, random keys, budgets. MONKEY=1000000 make test runs longer.
MONKEY ?= 200000
CPC_GAME := $(BUILD)/tests/mille/cpc_game
INCLUDES_tests/mille/ui += tests/lib/cpc_driver tests/lib/z80_harness tools/cpcsim src/platform/host/keyboard
$(eval $(call program,$(CPC_GAME),host,tests/mille/ui/cpc_game.c $(wildcard tests/lib/cpc_driver/*.c) tests/lib/z80_harness/budget.c $(MILLE_SOURCES) $(CPCSIM_SOURCES),$(CPCSIM_LIBS),mille))

TESTS += cpc-hand cpc-monkey
test-cpc-hand = $(CPC_GAME) $(BUILD)/z80/mille hand
test-cpc-monkey = $(CPC_GAME) $(BUILD)/z80/mille monkey $(MONKEY)
test-cpc-hand-needs = $(CPC_GAME) $(BUILD)/z80/mille.bin
test-cpc-monkey-needs = $(test-cpc-hand-needs)
BENCHES += screens
bench-screens = $(CPC_GAME) $(BUILD)/z80/mille bench
bench-screens-needs = $(test-cpc-hand-needs)
