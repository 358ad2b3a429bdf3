# The program on the PC: simulations, a referee and the machine player on the command line. The search player (rollout.c) judges by the
# machine player's own evaluation, so it may look into that room.
INCLUDES_tools/mille := tools/mille tools/cli src/mille/bot $(MILLE_BOT)
MILLE_TOOL_SOURCES := $(wildcard tools/mille/*.c) $(CLI_SOURCES)

PRODUCTS += $(BUILD)/host/mille
$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/mille,$v,$(MILLE_SOURCES) $(BOT_SOURCES) $(MILLE_TOOL_SOURCES),-lm,)))

# The game itself on the PC, with scripted keys: build/host/bornes --script FILE
$(eval $(call program,$(BUILD)/host/bornes,host,$(mille.sources) $(HOST_SOURCES),$(HOST_LIBS),mille))
