# The machine: the same calls draw the same bytes on the PC and on the Z80, keys and clock do what their headers say.
INCLUDES_tests/platform := tests/platform tests/lib/z80_harness tests/lib/tap src/platform src/lib src/platform/host src/platform/host/pack src/platform/host/keyboard tools/cpcsim gen

# Test programs have the simulated CPC and the PC's machine in them, but a main of their own.
PLATFORM_TEST := $(sort tests/platform/z80.c $(CPCSIM_SOURCES) $(filter-out src/platform/host/main.c,$(HOST_SOURCES)) $(demo.made))
# platform_test(name, more sources)
platform_test = $(eval $(call program,$(BUILD)/san/platform_$(1)_test,san,tests/platform/$(1)_test.c $(2) $(PLATFORM_TEST),$(CPCSIM_LIBS),demo))
$(foreach t,twins zones keys firmware,$(call platform_test,$t,))

TESTS += platform-twins
test-platform-twins = $(BUILD)/san/platform_twins_test $(BUILD)/z80/demo.ihx
test-platform-twins-needs = $(BUILD)/san/platform_twins_test $(BUILD)/z80/demo.ihx

# The demo's own program_main comes along.
$(call platform_test,demo,tests/demo/demo.c)
TESTS += platform-demo
test-platform-demo = $(BUILD)/san/platform_demo_test $(BUILD)/z80/demo.ihx
test-platform-demo-needs = $(BUILD)/san/platform_demo_test $(BUILD)/z80/demo.ihx

$(eval $(call cpc_program,zones,$(call objects,z80,demo,$(CPC_SOURCES) $(demo.made) $(CPC_ALONE) tests/platform/zones.c)))
TESTS += platform-zones
test-platform-zones = $(BUILD)/san/platform_zones_test $(BUILD)/z80/zones.ihx
test-platform-zones-needs = $(BUILD)/san/platform_zones_test $(BUILD)/z80/zones.ihx

$(eval $(call program,$(BUILD)/host/platform_bench,host,tests/platform/bench.c $(PLATFORM_TEST),$(CPCSIM_LIBS),demo))
BENCHES += machine
bench-machine = $(BUILD)/host/platform_bench $(BUILD)/z80/demo.ihx
bench-machine-needs = $(BUILD)/host/platform_bench $(BUILD)/z80/demo.ihx

TESTS += platform-keys
test-platform-keys = $(BUILD)/san/platform_keys_test
test-platform-keys-needs = $(BUILD)/san/platform_keys_test

TESTS += platform-firmware
test-platform-firmware = $(BUILD)/san/platform_firmware_test $(BUILD)/z80/zones.ihx
test-platform-firmware-needs = $(BUILD)/san/platform_firmware_test $(BUILD)/z80/zones.ihx
