# The rulebooks, sentence by sentence.
INCLUDES_tests/mille/rules := tests/lib/tap tests/mille/rules $(MILLE_RULES) tools/mille tools/lib/cli
RULES_TEST_SOURCES := $(wildcard tests/mille/rules/*.c) tools/mille/vocabulary.c tools/lib/cli/word.c $(MILLE_SOURCES)

TESTS += rules
test-rules = $(BUILD)/san/rules_test
test-rules-needs = $(BUILD)/san/rules_test
TESTS += mille-sentences
test-mille-sentences = tests/rulebook_coverage/check tests/mille/rules/sentences.txt $(BUILD)/san/rules_test
test-mille-sentences-needs = $(BUILD)/san/rules_test
$(foreach v,san cov,$(eval $(call program,$(BUILD)/$v/rules_test,$v,$(RULES_TEST_SOURCES),,)))
