# The tuner: self-play with a search behind it writes src/bot/worth.c.
INCLUDES_tools/tune := tools/tune tools/mille src/mille src/bot
$(eval $(call variant,tune,-O3 -DWORTH_CONST=))
TUNE_SOURCES := $(wildcard tools/tune/*.c) $(MILLE_SOURCES) $(filter-out src/bot/note.c,$(BOT_SOURCES)) \
	$(addprefix tools/mille/,meeting.c options.c players.c search.c words.c)

$(BUILD)/tune/tune: $(TUNE_SOURCES:%.c=$(BUILD)/tune/%.o)
	$(call say,link,$@)
	$(Q)$(CC) -o $@ $^ -lm

ROUNDS ?= 10
tune: $(BUILD)/tune/tune ## ROUNDS=10 of tuning the third level; goes on where it was stopped
	@nice $< --rounds $(ROUNDS)

.PHONY: tune
