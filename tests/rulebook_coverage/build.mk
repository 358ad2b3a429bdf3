# The comparison of rulebooks and tests: each game uses tests/rulebook_coverage/check with its own list.
TESTS += sentences
test-sentences = tests/rulebook_coverage/check_test $(BUILD)/tests/rulebook_coverage
