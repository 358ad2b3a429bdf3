# The rules of RISK on a PC: simulations and a referee on the command line.
INCLUDES_tools/risk := tools/risk tools/cli $(RISK_RULES)
RISK_TOOL_SOURCES := $(wildcard tools/risk/*.c) $(CLI_SOURCES)

PRODUCTS += $(BUILD)/host/risk
$(BUILD)/host/risk $(BUILD)/san/risk: $(BUILD)/%/risk: $(foreach s,$(RISK_HOST_SOURCES) $(RISK_TOOL_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^ -lm
