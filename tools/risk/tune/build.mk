# The tuner of RISK: self-play writes src/risk/bot/weights.c. Its objects are of the variant that tools/mille/tune makes.
INCLUDES_tools/risk/tune := tools/risk/tune tools/risk tools/lib/cli src/risk/bot $(RISK_BOT)
RISK_TUNE_SOURCES := $(wildcard tools/risk/tune/*.c) $(RISK_SOURCES) $(RISK_BOT_SOURCES) $(CLI_SOURCES) \
	tools/risk/tournament.c $(RISK_PLAYERS)

$(eval $(call program,$(BUILD)/tune/risk_tune,tune,$(RISK_TUNE_SOURCES),-lm,))

# LEVEL=easy, medium, hard (duels) or crowd (the third level among two rivals or more). A round is one challenger.
LEVEL ?= hard
tune-risk: $(BUILD)/tune/risk_tune
	@nice $< --level $(LEVEL) --rounds $(ROUNDS)

.PHONY: tune-risk
