# Dice and cards are fair, and a generator that is not would be found out.
INCLUDES_tests/risk/fairness := tests/tap $(RISK_RULES)
RISK_FAIRNESS_SOURCES := $(wildcard tests/risk/fairness/*.c) $(filter-out %/random.c,$(RISK_SOURCES))

$(BUILD)/san/risk_fairness: $(RISK_FAIRNESS_SOURCES:%.c=$(BUILD)/san/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) -o $@ $^ -lm

TESTS += risk-fairness
test-risk-fairness = $(BUILD)/san/risk_fairness
test-risk-fairness-needs = $(BUILD)/san/risk_fairness
