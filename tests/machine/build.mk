# The machine: the same calls draw the same bytes on the PC and on the Z80, keys and clock do what their headers say.
INCLUDES_tests/machine := tests/machine tests/rig tests/tap src/machine src/host src/host/pack src/host/keyboard tools/cpcsim gen

# Test programs have the simulated CPC and the PC's machine in them, but a main of their own.
MACHINE_TEST := $(sort tests/machine/z80.c $(CPCSIM_SOURCES) $(filter-out src/host/main.c,$(HOST_SOURCES)) $(demo.made))
# machine_test(name, more sources)
machine_test = $(eval $(call program,$(BUILD)/san/machine_$(1)_test,san,tests/machine/$(1)_test.c $(2) $(MACHINE_TEST),$(CPCSIM_LIBS),demo))
$(foreach t,twins zones keys firmware,$(call machine_test,$t,))

TESTS += machine-twins
test-machine-twins = $(BUILD)/san/machine_twins_test $(BUILD)/z80/demo.ihx
test-machine-twins-needs = $(BUILD)/san/machine_twins_test $(BUILD)/z80/demo.ihx

# The demo's own machine_main comes along.
$(call machine_test,demo,tests/demo/demo.c)
TESTS += machine-demo
test-machine-demo = $(BUILD)/san/machine_demo_test $(BUILD)/z80/demo.ihx
test-machine-demo-needs = $(BUILD)/san/machine_demo_test $(BUILD)/z80/demo.ihx

$(eval $(call cpc_program,zones,$(call objects,z80,demo,$(CPC_SOURCES) $(demo.made) $(CPC_ALONE) tests/machine/zones.c)))
TESTS += machine-zones
test-machine-zones = $(BUILD)/san/machine_zones_test $(BUILD)/z80/zones.ihx
test-machine-zones-needs = $(BUILD)/san/machine_zones_test $(BUILD)/z80/zones.ihx

$(eval $(call program,$(BUILD)/host/machine_bench,host,tests/machine/bench.c $(MACHINE_TEST),$(CPCSIM_LIBS),demo))
BENCHES += machine
bench-machine = $(BUILD)/host/machine_bench $(BUILD)/z80/demo.ihx
bench-machine-needs = $(BUILD)/host/machine_bench $(BUILD)/z80/demo.ihx

TESTS += machine-keys
test-machine-keys = $(BUILD)/san/machine_keys_test
test-machine-keys-needs = $(BUILD)/san/machine_keys_test

TESTS += machine-firmware
test-machine-firmware = $(BUILD)/san/machine_firmware_test $(BUILD)/z80/zones.ihx
test-machine-firmware-needs = $(BUILD)/san/machine_firmware_test $(BUILD)/z80/zones.ihx
