# The machine: the same calls draw the same bytes on the PC and on the Z80, keys and clock do what their headers say.
INCLUDES_tests/machine := tests/machine tests/tap src/machine src/host $(BUILD)/gen tools/cpcsim tools/pack

$(BUILD)/host/machine_demo: $(BUILD)/host/tests/machine/demo.o $(HOST_SOURCES:%.c=$(BUILD)/host/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $^ $(HOST_LIBS) -o $@

$(BUILD)/z80/demo.ihx: $(CPC_OBJECTS) $(BUILD)/z80/tests/machine/demo.rel
	$(cpc_link)

# Test programs have the simulated CPC and the PC's machine in them, but a main of their own.
MACHINE_TEST := $(sort tests/machine/z80.c $(CPCSIM_SOURCES) $(filter-out src/host/main.c,$(HOST_SOURCES)))
$(BUILD)/san/machine_%_test: $(BUILD)/san/tests/machine/%_test.o $(MACHINE_TEST:%.c=$(BUILD)/san/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) $^ $(CPCSIM_LIBS) -o $@

TESTS += machine-twins
test-machine-twins = $(BUILD)/san/machine_twins_test $(BUILD)/z80/demo.ihx
test-machine-twins-needs = $(BUILD)/san/machine_twins_test $(BUILD)/z80/demo.ihx

# The demo's own machine_main comes along.
$(BUILD)/san/machine_demo_test: $(BUILD)/san/tests/machine/demo.o
TESTS += machine-demo
test-machine-demo = $(BUILD)/san/machine_demo_test $(BUILD)/z80/demo.ihx
test-machine-demo-needs = $(BUILD)/san/machine_demo_test $(BUILD)/z80/demo.ihx

$(BUILD)/z80/zones.ihx: $(CPC_OBJECTS) $(BUILD)/z80/tests/machine/zones.rel
	$(cpc_link)
TESTS += machine-zones
test-machine-zones = $(BUILD)/san/machine_zones_test $(BUILD)/z80/zones.ihx
test-machine-zones-needs = $(BUILD)/san/machine_zones_test $(BUILD)/z80/zones.ihx

$(BUILD)/host/machine_bench: $(BUILD)/host/tests/machine/bench.o $(MACHINE_TEST:%.c=$(BUILD)/host/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $^ $(CPCSIM_LIBS) -o $@
BENCHES += machine
bench-machine = $(BUILD)/host/machine_bench $(BUILD)/z80/demo.ihx
bench-machine-needs = $(BUILD)/host/machine_bench $(BUILD)/z80/demo.ihx

TESTS += machine-keys
test-machine-keys = $(BUILD)/san/machine_keys_test
test-machine-keys-needs = $(BUILD)/san/machine_keys_test

TESTS += machine-firmware
test-machine-firmware = $(BUILD)/san/machine_firmware_test $(BUILD)/z80/zones.ihx
test-machine-firmware-needs = $(BUILD)/san/machine_firmware_test $(BUILD)/z80/zones.ihx
