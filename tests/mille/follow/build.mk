# The referee follows random matches of the game, ply by ply.
INCLUDES_tests/mille/follow := $(MILLE_RULES) tests/mille/referee
FOLLOW_SOURCES := $(wildcard tests/mille/follow/*.c tests/mille/referee/*.c) $(MILLE_SOURCES)

$(BUILD)/host/follow $(BUILD)/san/follow: $(BUILD)/%/follow: $(foreach s,$(FOLLOW_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^

TESTS += referee
test-referee = $(BUILD)/san/follow --plies 1000000
test-referee-needs = $(BUILD)/san/follow

PLIES ?= 1000000000
soak: $(BUILD)/host/follow ## the referee follows PLIES=1000000000 random plies on all cores
	@tests/mille/follow/soak $< $(PLIES)

.PHONY: soak
