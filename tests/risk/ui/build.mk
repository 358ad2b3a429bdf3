# RISK on the screen: picture by picture, whole games by keys, and its binary in the simulated CPC.
INCLUDES_tests/risk/ui := tests/risk/ui src/risk/ui src/risk/ui/map $(RISK_BOT) $(FRONTEND) src/platform/host src/platform/host/picture tests/lib/tap tests/lib/screenshots
RISK_SCREENS := $(filter-out src/frontend/main.c,$(risk.sources)) $(filter-out src/platform/host/main.c,$(HOST_SOURCES))
$(eval $(call program,$(BUILD)/san/risk_screens,san,tests/risk/ui/screens.c $(wildcard tests/lib/screenshots/*.c) $(RISK_SCREENS),$(HOST_LIBS),risk))

# risk_screens_in(language): the screens of a language, as made and as stored
define risk_screens_in
TESTS += risk-screens-$(1)
test-risk-screens-$(1) = rm -rf $$(BUILD)/risk/screens/$(1) && mkdir -p $$(BUILD)/risk/screens/$(1)/disc && cp $$(risk.words_made) $$(BUILD)/risk/screens/$(1)/disc && cp $$(risk.images)/boot-disc $$(BUILD)/risk/screens/$(1)/disc/RISK.BAS && $$(BUILD)/san/risk_screens $(1) $$(BUILD)/risk/screens/$(1)/disc $$(risk.gen)/loading.scr $$(BUILD)/risk/screens tests/risk/ui/pictures
test-risk-screens-$(1)-needs = $$(BUILD)/san/risk_screens $$(risk.words_made) $$(risk.images)/boot-disc $$(wildcard tests/risk/ui/pictures/$(1)-*.png)
endef
$(foreach language,$(risk.languages),$(eval $(call risk_screens_in,$(language))))

# Whole games: a player at the keys; every move and every picture is checked.
RISK_PLAYER_WRAPS := keys_hit keys_typed risk_new risk_apply pick_territory
$(eval $(call program,$(BUILD)/san/risk_games,san,$(addprefix tests/risk/ui/,games.c press.c) $(RISK_SCREENS),$(RISK_PLAYER_WRAPS:%=-Wl$(comma)--wrap=%) $(HOST_LIBS),risk))
TESTS += risk-games
test-risk-games = $(BUILD)/san/risk_games $(risk.gen)
test-risk-games-needs = $(BUILD)/san/risk_games $(risk.words_made)

# The same with a player who means something.
RISK_SCRIPTED_WRAPS := keys_hit keys_typed risk_apply pick_territory pick_word pick_number cards_choose
INCLUDES_tests/risk/ui += tools/risk
$(eval $(call program,$(BUILD)/san/risk_scripted_moves,san,$(addprefix tests/risk/ui/,scripted_moves_test.c press.c) $(addprefix tools/risk/,random_player.c mask_pick.c) $(RISK_SCREENS),$(RISK_SCRIPTED_WRAPS:%=-Wl$(comma)--wrap=%) $(HOST_LIBS),risk))
TESTS += risk-scripted-moves
test-risk-scripted-moves = $(BUILD)/san/risk_scripted_moves $(risk.gen)
test-risk-scripted-moves-needs = $(BUILD)/san/risk_scripted_moves $(risk.words_made)

$(eval $(call program,$(BUILD)/san/risk_numbers,san,tests/risk/ui/numbers.c $(RISK_SCREENS),-Wl$(comma)--wrap=dialogue_say $(HOST_LIBS),risk))
TESTS += risk-numbers
test-risk-numbers = $(BUILD)/san/risk_numbers $(risk.gen)
test-risk-numbers-needs = $(BUILD)/san/risk_numbers $(risk.words_made)

$(eval $(call program,$(BUILD)/san/risk_battle,san,tests/risk/ui/battle.c $(RISK_SCREENS),$(HOST_LIBS),risk))
TESTS += risk-battle
test-risk-battle = $(BUILD)/san/risk_battle $(risk.gen)
test-risk-battle-needs = $(BUILD)/san/risk_battle $(risk.words_made)

$(eval $(call program,$(BUILD)/san/risk_hidden,san,tests/risk/ui/hidden.c $(RISK_SCREENS),$(addprefix -Wl$(comma)--wrap=,cards_show keys_typed) $(HOST_LIBS),risk))
TESTS += risk-hidden
test-risk-hidden = $(BUILD)/san/risk_hidden $(risk.gen)
test-risk-hidden-needs = $(BUILD)/san/risk_hidden $(risk.words_made)

# Games that are saved and taken up again by another process.
INCLUDES_tests/risk/ui += tools/lib/cli src/lib
RISK_RESUME_WRAPS := keys_hit ask_move risk_apply
$(eval $(call program,$(BUILD)/san/risk_resume,san,tests/risk/ui/resume.c $(addprefix tools/risk/,random_player.c mask_pick.c) $(RISK_SCREENS),$(RISK_RESUME_WRAPS:%=-Wl$(comma)--wrap=%) $(HOST_LIBS),risk))
TESTS += risk-resume
test-risk-resume = rm -rf $(BUILD)/tests/risk/disc && mkdir -p $(BUILD)/tests/risk/disc && $(BUILD)/san/risk_resume $(BUILD)/tests/risk/disc
test-risk-resume-needs = $(BUILD)/san/risk_resume

# A joystick alone.
RISK_JOYSTICK_WRAPS := $(JOYSTICK_WRAPS) options_show rules_show presentation_show hall_show load_match cards_choose history_show statistics_show cards_show advice_show
INCLUDES_tests/risk/ui += tests/lib/joystick
$(eval $(call program,$(BUILD)/san/risk_joystick,san,tests/risk/ui/joystick.c $(STICK) $(RISK_SCREENS),$(RISK_JOYSTICK_WRAPS:%=-Wl$(comma)--wrap=%) $(HOST_LIBS),risk))
TESTS += risk-joystick
test-risk-joystick = rm -rf $(BUILD)/tests/risk/joystick && mkdir -p $(BUILD)/tests/risk/joystick && cp $(risk.words_made) $(BUILD)/tests/risk/joystick && $(BUILD)/san/risk_joystick $(BUILD)/tests/risk/joystick
test-risk-joystick-needs = $(BUILD)/san/risk_joystick $(risk.words_made)

# The binary in the simulated CPC: a monkey, budgets.
INCLUDES_tests/risk/ui += tests/lib/cpc_driver tests/lib/z80_harness tools/cpcsim src/platform/host/keyboard
RISK_CPC_GAME := $(BUILD)/tests/risk/cpc_game
$(eval $(call program,$(RISK_CPC_GAME),host,tests/risk/ui/cpc_game.c $(wildcard tests/lib/cpc_driver/*.c) tests/lib/z80_harness/budget.c $(RISK_SOURCES) $(CPCSIM_SOURCES),$(CPCSIM_LIBS),risk))
TESTS += risk-cpc-monkey
test-risk-cpc-monkey = $(RISK_CPC_GAME) $(BUILD)/z80/risk monkey $(MONKEY)
test-risk-cpc-monkey-needs = $(RISK_CPC_GAME) $(BUILD)/z80/risk.bin
BENCHES += risk-screens
bench-risk-screens = $(RISK_CPC_GAME) $(BUILD)/z80/risk bench
bench-risk-screens-needs = $(RISK_CPC_GAME) $(BUILD)/z80/risk.bin

$(eval $(call program,$(BUILD)/tests/risk/cpc_cards_test,host,tests/risk/ui/cpc_cards_test.c tests/lib/cpc_driver/cpc_driver.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS),risk))
TESTS += risk-cpc-cards
test-risk-cpc-cards = $(BUILD)/tests/risk/cpc_cards_test $(BUILD)/z80/risk
test-risk-cpc-cards-needs = $(BUILD)/tests/risk/cpc_cards_test $(BUILD)/z80/risk.bin
