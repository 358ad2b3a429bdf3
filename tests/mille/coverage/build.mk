# Line coverage of the rules by their tests.
TESTS += coverage
test-coverage = tests/lib/coverage $(BUILD)/cov src/mille/rules $(BUILD)/cov/rules_test "$(BUILD)/cov/saves_test 23"
test-coverage-needs = $(BUILD)/cov/rules_test $(BUILD)/cov/saves_test
