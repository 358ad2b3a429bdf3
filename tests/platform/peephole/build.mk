# The peephole rules: both sides of every rule do the same.
INCLUDES_tests/platform/peephole := tests/platform/peephole
PEEPHOLE := tests/platform/peephole
PEEPHOLE_SIMULATOR := $(BUILD)/host/peephole_equivalence
$(eval $(call program,$(PEEPHOLE_SIMULATOR),host,$(PEEPHOLE)/equivalence.c,-l:libz80ex.a,))

TESTS += peephole-rules
test-peephole-rules = $(PEEPHOLE)/rules_test $(PEEPHOLE_SIMULATOR) src/platform/cpc/peephole.def $(PEEPHOLE)/unsound.def
test-peephole-rules-needs = $(PEEPHOLE_SIMULATOR)
