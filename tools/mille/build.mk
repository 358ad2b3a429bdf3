# The program on the PC: simulations and a referee on the command line.
INCLUDES_tools/mille := tools/mille src/mille src/bot
MILLE_TOOL_SOURCES := $(wildcard tools/mille/*.c)

PRODUCTS += $(BUILD)/host/mille
$(BUILD)/host/mille $(BUILD)/san/mille: $(BUILD)/%/mille: $(foreach s,$(MILLE_SOURCES) $(BOT_SOURCES) $(MILLE_TOOL_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^ -lm
