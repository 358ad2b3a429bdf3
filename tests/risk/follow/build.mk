# The referee follows games of RISK, ply by ply; and notices rules that are wrong on purpose.
INCLUDES_tests/risk/follow := $(RISK_RULES) tests/risk/referee tests/follow tests/tap tools/lib/cli
RISK_FOLLOW_SOURCES := $(wildcard tests/risk/follow/*.c tests/risk/referee/*.c) tools/lib/cli/options.c tools/lib/cli/word.c $(FOLLOW_SHARED) $(RISK_HOST_SOURCES)

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/risk_follow,$v,$(RISK_FOLLOW_SOURCES),,)))

TESTS += risk-referee
test-risk-referee = $(BUILD)/san/risk_follow --plies 1000000
test-risk-referee-needs = $(BUILD)/san/risk_follow
