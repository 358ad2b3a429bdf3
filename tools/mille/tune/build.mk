# The tuner: learns from self-play and writes src/mille/bot/weights.c.
INCLUDES_tools/mille/tune := tools/mille/tune tools/mille tools/mille/styles tools/lib/cli src/mille/bot $(MILLE_BOT)
CFLAGS_tune := -O3 -flto=auto -DWEIGHTS_CONST=
LDFLAGS_tune := -O3 -flto=auto
VARIANTS += tune
$(eval $(call compile,$(BUILD)/tune/%.o,%.c,tune,))
TUNE_SOURCES := $(wildcard tools/mille/tune/*.c) $(MILLE_SOURCES) $(filter-out src/mille/bot/accumulate.c,$(BOT_SOURCES)) \
	$(wildcard tools/mille/styles/*.c) $(CLI_SOURCES) $(addprefix tools/mille/,tournament.c players.c random_player.c rollout.c vocabulary.c)

$(eval $(call program,$(BUILD)/tune/tune,tune,$(TUNE_SOURCES),-lm,))

ROUNDS ?= 10
tune-mille: $(BUILD)/tune/tune
	@nice $< --rounds $(ROUNDS)

# Each game's tuner is tune-<game>.
tune: tune-$(or $(GAME),mille) ## ROUNDS=10 of tuning the machine player (GAME=mille or risk); may be stopped at any time

.PHONY: tune tune-mille
