# The program on the PC: simulations, a referee and the machine player on the command line. The search player weighs with the
# machine player's own judgement, so it may look into that room.
INCLUDES_tools/mille := tools/mille tools/cli src/mille/bot $(MILLE_BOT)
MILLE_TOOL_SOURCES := $(wildcard tools/mille/*.c) $(CLI_SOURCES)

PRODUCTS += $(BUILD)/host/mille
$(BUILD)/host/mille $(BUILD)/san/mille: $(BUILD)/%/mille: $(foreach s,$(MILLE_SOURCES) $(BOT_SOURCES) $(MILLE_TOOL_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^ -lm

# The game itself on the PC, with scripted keys: build/host/bornes --script FILE
$(BUILD)/host/bornes: $(call objects,host,mille,$(mille.sources) $(HOST_SOURCES))
	$(call say,link,$@)
	$(Q)$(CC) -o $@ $^ $(HOST_LIBS)
