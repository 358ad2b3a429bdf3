# How much of the rules of RISK the tests reach.
TESTS += risk-coverage
test-risk-coverage = tests/lib/coverage $(BUILD)/cov src/risk/rules $(BUILD)/cov/risk_rules_test $(BUILD)/cov/risk_saves_test
test-risk-coverage-needs = $(BUILD)/cov/risk_rules_test $(BUILD)/cov/risk_saves_test
