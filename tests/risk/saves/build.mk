# Saves of RISK, whole, damaged and forged.
INCLUDES_tests/risk/saves := tests/risk/saves tests/tap tools/risk $(RISK_RULES)
RISK_SAVES_TEST_SOURCES := $(wildcard tests/risk/saves/*.c) tools/risk/random_player.c $(RISK_HOST_SOURCES)

TESTS += risk-saves
test-risk-saves = $(BUILD)/san/risk_saves_test
test-risk-saves-needs = $(BUILD)/san/risk_saves_test
$(BUILD)/san/risk_saves_test $(BUILD)/cov/risk_saves_test: $(BUILD)/%/risk_saves_test: $(foreach s,$(RISK_SAVES_TEST_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^
