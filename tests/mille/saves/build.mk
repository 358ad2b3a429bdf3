# Saves, whole and damaged.
INCLUDES_tests/mille/saves := tests/mille/saves tests/lib/corruption tests/lib/tap $(MILLE_RULES) src/mille/bot/include src/mille/ui/include src/frontend tests/save tests/lib/cpc_driver tools/cpcsim src/platform/host/keyboard tools/mille
SAVES_TEST_SOURCES := $(addprefix tests/mille/saves/,play_on.c saves_test.c) tests/lib/corruption/corruption.c tools/mille/random_player.c $(MILLE_SOURCES)

TESTS += saves
test-saves = $(BUILD)/san/saves_test
test-saves-needs = $(BUILD)/san/saves_test
$(foreach v,san cov,$(eval $(call program,$(BUILD)/$v/saves_test,$v,$(SAVES_TEST_SOURCES),,)))

# What save-info prints for files.
$(eval $(call program,$(BUILD)/host/save_example,host,tests/mille/saves/example.c tests/save/put_file.c $(MILLE_SOURCES),,mille))
TESTS += save-info
test-save-info = tests/mille/saves/info.sh $(BUILD)/san/mille $(BUILD)/host/save_example $(BUILD)/test-save-info
test-save-info-needs = $(BUILD)/san/mille $(BUILD)/host/save_example
$(eval $(call damaged_files,mille,$(MILLE_SOURCES),good.sav options.sav,$(BUILD)/host/save_example))

# Every disc error through the screens of the game.
$(eval $(call disc_pages,mille,tests/mille/saves/disc_scenarios.c))
