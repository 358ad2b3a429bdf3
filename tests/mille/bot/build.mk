# Tests of the machine player. Those of its evaluation include its private headers.
INCLUDES_tests/mille/bot := tests/lib/tap tests/mille/bot tools/mille tools/mille/styles tools/mille/tune tools/lib/cli src/mille/bot $(MILLE_BOT)

# ---- lockstep with the Z80, and the cost of a decision there ----

BOT_Z80 := $(patsubst %.c,$(BUILD)/z80/%.rel,$(BOT_SOURCES))
BOT_LOCKSTEP := $(BUILD)/z80/tests/mille/bot/lockstep_z80.rel $(BUILD)/z80/tests/mille/bot/lockstep.rel $(BOT_Z80) \
	$(patsubst %.c,$(BUILD)/z80/%.rel,$(MILLE_Z80)) $(LIB_Z80) $(CPC_FRAME)

$(BUILD)/z80/bot_lockstep.ihx: $(BOT_LOCKSTEP)
	$(call say,link,$@)
	$(Q)$(SDCC) -mz80 --no-std-crt0 --code-loc 0x100 --data-loc 0x8000 $(CPC_FRAME_AT) $^ -o $@ || { rm -f $@; exit 1; }

$(eval $(call program,$(BUILD)/host/bot_lockstep,host,tests/mille/bot/lockstep_host.c tests/mille/bot/lockstep.c $(BOT_SOURCES) $(MILLE_SOURCES),,))

TESTS += bot-lockstep
test-bot-lockstep = tests/mille/bot/lockstep_test $(BUILD)/host/bot_lockstep $(CPCSIM) $(BUILD)/z80/bot_lockstep.ihx
test-bot-lockstep-needs = $(BUILD)/host/bot_lockstep $(CPCSIM) $(BUILD)/z80/bot_lockstep.ihx

BENCHES += bot
bench-bot = tests/mille/bot/bench $(CPCSIM) $(BUILD)/z80/bot_lockstep.ihx $(BOT_Z80)
bench-bot-needs = $(CPCSIM) $(BUILD)/z80/bot_lockstep.ihx

# ---- what it sees, which rival it attacks, how it decides ----

BOT_TEST := tests/mille/bot/bot_test.c tools/mille/request.c tools/mille/vocabulary.c tools/lib/cli/word.c tools/lib/cli/fields.c $(BOT_SOURCES) $(MILLE_SOURCES)
$(eval $(call program,$(BUILD)/san/bot_test,san,$(BOT_TEST),,))

TESTS += bot
test-bot = $(BUILD)/san/bot_test
test-bot-needs = $(BUILD)/san/bot_test

TESTS += bot-commands
test-bot-commands = tests/mille/bot/commands_test $(BUILD)/host/mille
test-bot-commands-needs = $(BUILD)/host/mille

# ---- how strong it is ----

$(eval $(call program,$(BUILD)/san/style_test,san,tests/mille/bot/style_test.c $(wildcard tools/mille/styles/*.c) $(BOT_SOURCES) $(MILLE_SOURCES),,))

TESTS += styles
test-styles = $(BUILD)/san/style_test
test-styles-needs = $(BUILD)/san/style_test

STRENGTH := tests/mille/bot/strength --mille $(BUILD)/quick/mille
STRENGTH_MATCHES := $(if $(filter command line,$(origin MATCHES)),$(MATCHES),2400)
strength: $(BUILD)/quick/mille ## MATCHES=2400 on each rung of the ladder of players (hours; goes on where it was stopped); RUNG=WORD for some
	@nice $(STRENGTH) --results $(BUILD)/strength --matches $(STRENGTH_MATCHES) --only "$(RUNG)" --bsd "$(PEER_BSD)"
RUNG ?=

.PHONY: strength

TESTS += strength
test-strength = tests/mille/bot/strength_test $(STRENGTH)
test-strength-needs = $(BUILD)/quick/mille

# ---- how it is tuned ----

$(eval $(call program,$(BUILD)/san/policy_gradient_test,san,tests/mille/bot/policy_gradient_test.c $(addprefix tools/mille/tune/,policy_gradient.c dataset.c) src/lib/random.c src/lib/host/random_next.c,-lm,))

TESTS += ascent
test-ascent = $(BUILD)/san/policy_gradient_test
test-ascent-needs = $(BUILD)/san/policy_gradient_test

TESTS += tune
test-tune = tests/mille/bot/tune_test $(BUILD)/tune/tune
test-tune-needs = $(BUILD)/tune/tune
