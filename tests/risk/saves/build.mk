# Saves of RISK, whole, damaged and forged.
INCLUDES_tests/risk/saves := tests/risk/saves tests/lib/corruption tests/lib/tap tools/risk $(RISK_RULES) src/risk/ui/include src/frontend tests/save tests/lib/cpc_driver tools/cpcsim src/platform/host/keyboard
RISK_SAVES_TEST_SOURCES := $(addprefix tests/risk/saves/,play_on.c saves_test.c) tests/lib/corruption/corruption.c $(addprefix tools/risk/,random_player.c mask_pick.c) $(RISK_SOURCES)

TESTS += risk-saves
test-risk-saves = $(BUILD)/san/risk_saves_test
test-risk-saves-needs = $(BUILD)/san/risk_saves_test
$(foreach v,san cov,$(eval $(call program,$(BUILD)/$v/risk_saves_test,$v,$(RISK_SAVES_TEST_SOURCES),,)))

# What save-info says of files.
$(eval $(call program,$(BUILD)/host/risk_save_example,host,tests/risk/saves/example.c tests/save/put_file.c $(RISK_SOURCES),,risk))
TESTS += risk-save-info
test-risk-save-info = tests/risk/saves/info.sh $(BUILD)/san/risk $(BUILD)/host/risk_save_example $(BUILD)/test-risk-save-info
test-risk-save-info-needs = $(BUILD)/san/risk $(BUILD)/host/risk_save_example
$(eval $(call damaged_files,risk,$(RISK_SOURCES),good.sav options.sav,$(BUILD)/host/risk_save_example))

# Every error of the disc through the game's screens.
$(eval $(call disc_pages,risk,tests/risk/saves/disc_scenarios.c))
