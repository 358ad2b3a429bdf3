# Programs that SDCC built, called from the host in the simulated CPC, and budgets for what they cost.
INCLUDES_tests/rig := tests/rig tests/tap tools/cpcsim src/platform/host/picture src/platform/host/keyboard
RIG_INCLUDES := $(INCLUDES_tests/rig)
RIG_SOURCES := $(wildcard tests/rig/*.c)
