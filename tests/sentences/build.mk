# The comparison of rulebooks and tests: each game uses tests/sentences/check with its own list.
TESTS += sentences
test-sentences = tests/sentences/check_test $(BUILD)/tests/sentences
