# The tuner: self-play with a search behind it writes src/mille/bot/worth.c.
INCLUDES_tools/mille/tune := tools/mille/tune tools/mille tools/cli src/mille/bot $(MILLE_BOT)
$(eval $(call compile,$(BUILD)/tune/%.o,%.c,-O3 -DWORTH_CONST=,))
TUNE_SOURCES := $(wildcard tools/mille/tune/*.c) $(MILLE_SOURCES) $(filter-out src/mille/bot/note.c,$(BOT_SOURCES)) \
	$(wildcard tools/cli/*.c) $(addprefix tools/mille/,meeting.c players.c search.c words.c)

$(BUILD)/tune/tune: $(TUNE_SOURCES:%.c=$(BUILD)/tune/%.o)
	$(call say,link,$@)
	$(Q)$(CC) -o $@ $^ -lm

ROUNDS ?= 10
tune: $(BUILD)/tune/tune ## ROUNDS=10 of tuning the third level; goes on where it was stopped
	@nice $< --rounds $(ROUNDS)

.PHONY: tune
