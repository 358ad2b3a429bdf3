# The shuffle is fair, and the test detects one that is not.
INCLUDES_tests/mille/fairness := tests/lib/tap tests/lib/statistics $(MILLE_RULES)
MILLE_FAIRNESS_SOURCES := $(wildcard tests/mille/fairness/*.c) $(STATISTICS_SOURCES) $(filter-out %/random.c %/random_next.c,$(MILLE_SOURCES))

$(eval $(call program,$(BUILD)/san/mille_fairness,san,$(MILLE_FAIRNESS_SOURCES),-lm,))

TESTS += mille-fairness
test-mille-fairness = $(BUILD)/san/mille_fairness
test-mille-fairness-needs = $(BUILD)/san/mille_fairness
