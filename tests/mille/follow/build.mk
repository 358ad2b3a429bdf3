# The referee follows random matches of the game, ply by ply.
INCLUDES_tests/mille/follow := $(MILLE_RULES) tests/mille/referee tests/follow
MILLE_FOLLOW_SOURCES := $(wildcard tests/mille/follow/*.c tests/mille/referee/*.c) $(FOLLOW_SHARED) $(MILLE_SOURCES)

$(BUILD)/host/mille_follow $(BUILD)/san/mille_follow: $(BUILD)/%/mille_follow: $(foreach s,$(MILLE_FOLLOW_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^

TESTS += referee
test-referee = $(BUILD)/san/mille_follow --plies 1000000
test-referee-needs = $(BUILD)/san/mille_follow
