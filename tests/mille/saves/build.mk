# Saves, whole and damaged.
INCLUDES_tests/mille/saves := tests/mille/saves tests/tap $(MILLE_RULES) src/mille/bot/include
SAVES_TEST_SOURCES := $(wildcard tests/mille/saves/*.c) src/mille/bot/random_player.c $(MILLE_SOURCES)

TESTS += saves
test-saves = $(BUILD)/san/saves_test
test-saves-needs = $(BUILD)/san/saves_test
$(foreach v,san cov,$(eval $(call program,$(BUILD)/$v/saves_test,$v,$(SAVES_TEST_SOURCES),,)))
