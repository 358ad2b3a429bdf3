# Saves of RISK, whole, damaged and forged.
INCLUDES_tests/risk/saves := tests/risk/saves tests/damage tests/tap tools/risk $(RISK_RULES) tests/save tests/desk tools/cpcsim src/host/keyboard
RISK_SAVES_TEST_SOURCES := $(addprefix tests/risk/saves/,play_on.c saves_test.c) tests/damage/damage.c tools/risk/random_player.c $(RISK_HOST_SOURCES)

TESTS += risk-saves
test-risk-saves = $(BUILD)/san/risk_saves_test
test-risk-saves-needs = $(BUILD)/san/risk_saves_test
$(foreach v,san cov,$(eval $(call program,$(BUILD)/$v/risk_saves_test,$v,$(RISK_SAVES_TEST_SOURCES),,)))

# Every error of the disc through the game's screens.
$(eval $(call disc_pages,risk,tests/risk/saves/ways.c))
