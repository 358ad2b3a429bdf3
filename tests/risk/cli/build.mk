# The command line of RISK, as its user meets it; and that its machines come to an end.
INCLUDES_tests/risk/cli := tests/lib/tap tools/risk $(RISK_BOT)

TESTS += risk-cli
test-risk-cli = tests/risk/cli/cli $(BUILD)/san/risk
test-risk-cli-needs = $(BUILD)/san/risk

TESTS += risk-stalemate
test-risk-stalemate = $(BUILD)/host/risk_stalemate_test
test-risk-stalemate-needs = $(BUILD)/host/risk_stalemate_test
$(eval $(call program,$(BUILD)/host/risk_stalemate_test,host,tests/risk/cli/stalemate_test.c $(RISK_PLAYERS) $(RISK_BOT_SOURCES) $(RISK_SOURCES),-lm,))
