# The rulebook of RISK, sentence by sentence.
INCLUDES_tests/risk/rules := tests/risk/rules tests/lib/tap $(RISK_RULES)
RISK_RULES_TEST_SOURCES := $(wildcard tests/risk/rules/*.c) $(RISK_SOURCES)

TESTS += risk-rules
test-risk-rules = $(BUILD)/san/risk_rules_test
test-risk-rules-needs = $(BUILD)/san/risk_rules_test
$(foreach v,san cov,$(eval $(call program,$(BUILD)/$v/risk_rules_test,$v,$(RISK_RULES_TEST_SOURCES),,)))

TESTS += risk-sentences
test-risk-sentences = tests/rulebook_coverage/check tests/risk/rules/sentences.txt $(BUILD)/san/risk_rules_test
test-risk-sentences-needs = $(BUILD)/san/risk_rules_test
