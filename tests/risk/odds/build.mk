# What can be counted out is not sampled: every fall of the dice, every hand of cards, every border of the map.
INCLUDES_tests/risk/odds := tests/lib/tap tests/risk/reference_model $(RISK_RULES)
RISK_ODDS_SOURCES := tests/risk/odds/game_throws.c $(wildcard tests/risk/reference_model/*.c) $(RISK_SOURCES)

$(foreach t,odds board,$(eval $(call program,$(BUILD)/san/risk_$t_test,san,tests/risk/odds/$t_test.c $(RISK_ODDS_SOURCES),-lm,)))

TESTS += risk-odds risk-board
test-risk-odds = $(BUILD)/san/risk_odds_test
test-risk-odds-needs = $(BUILD)/san/risk_odds_test
test-risk-board = $(BUILD)/san/risk_board_test
test-risk-board-needs = $(BUILD)/san/risk_board_test
