# The rulebooks, sentence by sentence.
INCLUDES_tests/rules := tests/rules src/mille tools/mille
RULES_TEST_SOURCES := $(wildcard tests/rules/*.c) tools/mille/words.c $(MILLE_SOURCES)

TESTS += rules
test-rules = $(BUILD)/san/rules_test
test-rules-needs = $(BUILD)/san/rules_test
$(BUILD)/san/rules_test $(BUILD)/cov/rules_test: $(BUILD)/%/rules_test: $(foreach s,$(RULES_TEST_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^
