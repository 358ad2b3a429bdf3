# The referee follows games of RISK, ply by ply; and notices rules that are wrong on purpose.
INCLUDES_tests/risk/differential := $(RISK_RULES) tests/risk/reference_model tests/lib/differential tests/lib/tap tools/lib/cli
RISK_FOLLOW_SOURCES := $(wildcard tests/risk/differential/*.c tests/risk/reference_model/*.c) tools/lib/cli/options.c tools/lib/cli/word.c $(DIFFERENTIAL_SHARED) $(RISK_SOURCES)

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/risk_differential,$v,$(RISK_FOLLOW_SOURCES),,)))

TESTS += risk-referee
test-risk-referee = $(BUILD)/san/risk_differential --plies 1000000
test-risk-referee-needs = $(BUILD)/san/risk_differential
