# Proofs of RISK's machine player.
INCLUDES_tests/risk/bot := tests/risk/bot tests/lib/tap tools/risk src/risk/bot $(Z80_HARNESS_INCLUDES) $(RISK_BOT)

TESTS += risk-bot-commands
test-risk-bot-commands = tests/risk/bot/commands_test $(BUILD)/san/risk
test-risk-bot-commands-needs = $(BUILD)/san/risk

$(eval $(call program,$(BUILD)/san/risk_bot_test,san,tests/risk/bot/bot_test.c $(RISK_PLAYERS) \
	$(RISK_BOT_SOURCES) $(RISK_SOURCES),-lm,))

TESTS += risk-bot
test-risk-bot = $(BUILD)/san/risk_bot_test
test-risk-bot-needs = $(BUILD)/san/risk_bot_test

TESTS += risk-bot-strength
test-risk-bot-strength = tests/risk/bot/strength $(BUILD)/host/risk 1000
test-risk-bot-strength-needs = $(BUILD)/host/risk

TESTS += risk-tune
test-risk-tune = tests/risk/bot/tune_test $(BUILD)/tune/risk_tune
test-risk-tune-needs = $(BUILD)/tune/risk_tune

# ---- in step with the Z80, and what a turn costs there ----

RISK_BOT_PROOF := $(BUILD)/tests/risk_bot
RISK_BOT_Z80 := $(patsubst %,$(BUILD)/z80/%.rel,$(basename $(call not_host,$(RISK_BOT_SOURCES)) \
	$(wildcard src/risk/bot/cpc/*.s)))

$(RISK_BOT_PROOF)/bot.ihx: $(patsubst %,$(BUILD)/z80/%.rel,$(basename tests/risk/bot/z80_side.c $(RISK_Z80))) $(RISK_BOT_Z80) $(LIB_Z80) $(CPC_FRAME)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(SDCC) -mz80 --no-std-crt0 --code-loc 0x0100 --data-loc 0x8000 $(CPC_FRAME_AT) -o $@ $^

$(eval $(call program,$(RISK_BOT_PROOF)/bench,host,tests/risk/bot/bench.c $(Z80_HARNESS_SOURCES) $(RISK_BOT_SOURCES) $(RISK_SOURCES) $(CPCSIM_SOURCES),$(CPCSIM_LIBS),))

BENCHES += risk-bot
bench-risk-bot = $(RISK_BOT_PROOF)/bench $(RISK_BOT_PROOF)/bot $(RISK_BOT_Z80)
bench-risk-bot-needs = $(RISK_BOT_PROOF)/bench $(RISK_BOT_PROOF)/bot.ihx
