# The rules of RISK on a PC: simulations and games on the command line.
INCLUDES_tools/risk := tools/risk tools/lib/cli $(RISK_BOT) src/risk/ui/include src/frontend
# All players; programs with them need -lm.
RISK_PLAYERS := $(addprefix tools/risk/,players.c determinize.c rollout.c random_player.c mask_pick.c greedy_player.c)
RISK_TOOL_SOURCES := $(wildcard tools/risk/*.c) $(CLI_SOURCES) $(CLI_FILES)

PRODUCTS += $(BUILD)/host/risk
$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/risk,$v,$(RISK_SOURCES) $(RISK_BOT_SOURCES) $(RISK_TOOL_SOURCES),-lm,)))
