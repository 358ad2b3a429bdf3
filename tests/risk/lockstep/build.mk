# The rules of RISK in lockstep with the PC, and measured.
INCLUDES_tests/risk/lockstep := tests/risk/lockstep tests/lib/lockstep tests/lib/tap tools/risk $(Z80_HARNESS_INCLUDES) \
	$(RISK_BOT)

RISK_LOCKSTEP_PC := $(addprefix tools/risk/,rollout.c mask_pick.c)
RISK_LOCKSTEP_BOTH := tools/risk/selfplay.c $(filter-out $(RISK_LOCKSTEP_PC),$(RISK_PLAYERS)) \
	$(call not_host,$(RISK_BOT_SOURCES))
$(eval $(call lockstep,risk-lockstep,risk-rules,tests/risk/lockstep,$(RISK_LOCKSTEP_BOTH),\
	$(RISK_LOCKSTEP_PC) $(RISK_SOURCES) $(wildcard src/risk/bot/host/*.c),$(RISK_Z80),\
	tests/risk/lockstep/z80_mask_pick.c $(wildcard src/risk/bot/cpc/*.s)))
