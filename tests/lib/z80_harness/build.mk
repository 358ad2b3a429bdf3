# Programs that SDCC built, called from the host in the simulated CPC, and budgets for what they cost.
INCLUDES_tests/lib/z80_harness := tests/lib/z80_harness tests/lib/tap tools/cpcsim src/platform/host/picture src/platform/host/keyboard
Z80_HARNESS_INCLUDES := $(INCLUDES_tests/lib/z80_harness)
Z80_HARNESS_SOURCES := $(wildcard tests/lib/z80_harness/*.c)
