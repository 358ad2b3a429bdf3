# The referee follows random matches of the game, ply by ply.
INCLUDES_tests/mille/follow := $(MILLE_RULES) tests/mille/referee tests/follow tests/tap
MILLE_FOLLOW_SOURCES := $(wildcard tests/mille/follow/*.c tests/mille/referee/*.c) $(FOLLOW_SHARED) $(MILLE_SOURCES)

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/mille_follow,$v,$(MILLE_FOLLOW_SOURCES),,)))

TESTS += referee
test-referee = $(BUILD)/san/mille_follow --plies 1000000
test-referee-needs = $(BUILD)/san/mille_follow
