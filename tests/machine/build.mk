# The machine: the same calls draw the same bytes on the PC and on the Z80, keys and clock do what their headers say.
INCLUDES_tests/machine := tests/machine src/machine src/host $(BUILD)/gen tools/cpcsim

$(BUILD)/host/machine_demo: $(BUILD)/host/tests/machine/demo.o $(HOST_SOURCES:%.c=$(BUILD)/host/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $^ $(HOST_LIBS) -o $@
