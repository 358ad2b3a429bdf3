# Saves, whole and damaged.
INCLUDES_tests/mille/saves := tests/mille/saves tests/tap $(MILLE_RULES) src/mille/bot/include
SAVES_TEST_SOURCES := $(wildcard tests/mille/saves/*.c) src/mille/bot/random_player.c $(MILLE_SOURCES)

TESTS += saves
test-saves = $(BUILD)/san/saves_test
test-saves-needs = $(BUILD)/san/saves_test
$(BUILD)/san/saves_test $(BUILD)/cov/saves_test: $(BUILD)/%/saves_test: $(foreach s,$(SAVES_TEST_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^
