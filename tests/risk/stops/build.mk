# The referee of RISK by itself: whatever it would stop at is done to it once.
INCLUDES_tests/risk/stops := tests/risk/referee tests/tap
RISK_REFEREE := $(wildcard tests/risk/referee/*.c)
$(eval $(call program,$(BUILD)/san/risk_stops_test,san,tests/risk/stops/stops_test.c $(RISK_REFEREE),,))

TESTS += risk-stops
test-risk-stops = $(BUILD)/san/risk_stops_test $(RISK_REFEREE)
test-risk-stops-needs = $(BUILD)/san/risk_stops_test
