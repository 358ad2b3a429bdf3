# The rules of RISK as SDCC builds them, in lockstep with the PC, and measured.
INCLUDES_tests/risk/lockstep := tests/risk/lockstep tests/tap tools/risk $(RIG_INCLUDES) $(RISK_BOT)

RISK_LOCKSTEP := $(BUILD)/tests/risk_lockstep
RISK_PLAYER_SOURCES := tools/risk/selfplay.c $(filter-out %/rollout.c,$(RISK_PLAYERS)) $(RISK_BOT_SOURCES)

$(RISK_LOCKSTEP)/rules.ihx: $(patsubst %.c,$(BUILD)/z80/%.rel,tests/risk/lockstep/z80_side.c $(RISK_PLAYER_SOURCES) $(RISK_SOURCES)) $(CPC_FRAME)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(SDCC) -mz80 --no-std-crt0 --code-loc 0x0100 --data-loc 0x8000 -o $@ $^

# At full speed: the sanitized core is tested elsewhere, and here a Z80 is emulated for some billion ticks.
RISK_LOCKSTEP_HOST := $(RIG_SOURCES) $(RISK_PLAYER_SOURCES) tools/risk/rollout.c $(RISK_SOURCES) $(CPCSIM_SOURCES)
$(foreach p,lockstep_test bench,$(eval $(call program,$(RISK_LOCKSTEP)/$p,host,tests/risk/lockstep/$p.c $(RISK_LOCKSTEP_HOST),$(CPCSIM_LIBS) -lm,)))

TESTS += risk-lockstep
test-risk-lockstep = $(RISK_LOCKSTEP)/lockstep_test $(RISK_LOCKSTEP)/rules
test-risk-lockstep-needs = $(RISK_LOCKSTEP)/lockstep_test $(RISK_LOCKSTEP)/rules.ihx

BENCHES += risk-rules
bench-risk-rules = $(RISK_LOCKSTEP)/bench $(RISK_LOCKSTEP)/rules $(RISK_SOURCES:%.c=$(BUILD)/z80/%.rel)
bench-risk-rules-needs = $(RISK_LOCKSTEP)/bench $(RISK_LOCKSTEP)/rules.ihx
