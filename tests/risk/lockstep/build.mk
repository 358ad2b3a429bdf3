# The rules of RISK in lockstep with the PC, and measured.
INCLUDES_tests/risk/lockstep := tests/risk/lockstep tests/lib/lockstep tests/lib/tap tools/risk $(Z80_HARNESS_INCLUDES) $(RISK_BOT)

RISK_PLAYER_SOURCES := tools/risk/selfplay.c $(filter-out %/rollout.c,$(RISK_PLAYERS)) $(RISK_BOT_SOURCES)
$(eval $(call lockstep,risk-lockstep,risk-rules,tests/risk/lockstep,$(RISK_PLAYER_SOURCES),tools/risk/rollout.c $(RISK_SOURCES),$(filter-out %/random_next.c,$(RISK_SOURCES))))
