# Dice and cards are fair, and a generator that is not would be found out.
INCLUDES_tests/risk/fairness := tests/lib/tap tests/lib/statistics $(RISK_RULES)
RISK_FAIRNESS_SOURCES := $(wildcard tests/risk/fairness/*.c) $(STATISTICS_SOURCES) $(filter-out %/random.c %/random_next.c,$(RISK_SOURCES))

$(eval $(call program,$(BUILD)/san/risk_fairness,san,$(RISK_FAIRNESS_SOURCES),-lm,))

TESTS += risk-fairness
test-risk-fairness = $(BUILD)/san/risk_fairness
test-risk-fairness-needs = $(BUILD)/san/risk_fairness
