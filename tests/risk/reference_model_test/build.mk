# The referee of RISK by itself: whatever it would stop at is done to it once.
INCLUDES_tests/risk/reference_model_test := tests/risk/reference_model tests/lib/tap
RISK_REFEREE := $(wildcard tests/risk/reference_model/*.c)
$(eval $(call program,$(BUILD)/san/risk_stops_test,san,tests/risk/reference_model_test/stops_test.c $(RISK_REFEREE),,))

TESTS += risk-stops
test-risk-stops = $(BUILD)/san/risk_stops_test $(RISK_REFEREE)
test-risk-stops-needs = $(BUILD)/san/risk_stops_test
