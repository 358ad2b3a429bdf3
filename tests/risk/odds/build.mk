# What can be counted out is not sampled: every fall of the dice, every hand of cards, every border of the map.
INCLUDES_tests/risk/odds := tests/tap tests/risk/referee
RISK_REFEREE_SOURCES := $(wildcard tests/risk/referee/*.c)

$(BUILD)/san/risk_odds_test $(BUILD)/san/risk_board_test: $(BUILD)/san/risk_%: $(BUILD)/san/tests/risk/odds/%.o $(RISK_REFEREE_SOURCES:%.c=$(BUILD)/san/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) -o $@ $^ -lm

TESTS += risk-odds risk-board
test-risk-odds = $(BUILD)/san/risk_odds_test
test-risk-odds-needs = $(BUILD)/san/risk_odds_test
test-risk-board = $(BUILD)/san/risk_board_test
test-risk-board-needs = $(BUILD)/san/risk_board_test
