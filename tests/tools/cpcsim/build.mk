# Proofs of the simulated CPC.

INCLUDES_tests/tools/cpcsim := tests/tools/cpcsim tests/lib/tap tools/cpcsim src/platform/host/picture src/platform/host/keyboard

CPCSIM_TESTS := timing core hardware files script

define cpcsim_test
$$(eval $$(call program,$(BUILD)/tests/tools/cpcsim/$(1),san,tests/tools/cpcsim/$(1)_test.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS),))
TESTS += cpcsim-$(1)
test-cpcsim-$(1) = $(BUILD)/tests/tools/cpcsim/$(1)
test-cpcsim-$(1)-needs = $(BUILD)/tests/tools/cpcsim/$(1)
endef
$(foreach t,$(CPCSIM_TESTS),$(eval $(call cpcsim_test,$t)))

# The test card, for this machine and for Caprice32.
CARD := $(BUILD)/tests/tools/cpcsim/card

$(CARD).ihx: $(BUILD)/z80/tests/tools/cpcsim/card.rel
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)sdldz80 -nmj -i -b _CODE=0x4000 $@ $<

$(CARD).sna: $(CARD).ihx $(CPCSIM)
	$(call say,sna,$@)
	$(Q)$(CPCSIM) --load $< --sp 0xBF00 --nops 1 --save $@

TESTS += cpcsim-honesty
test-cpcsim-honesty = node tests/tools/cpcsim/vs_caprice32.mjs
test-cpcsim-honesty-needs = $(CARD).sna $(CPCSIM) $(BUILD)/emulators/cap32_libretro.js

TESTS += cpcsim-command
test-cpcsim-command = tests/tools/cpcsim/command
test-cpcsim-command-needs = $(CARD).ihx $(CPCSIM)

# How fast the simulation is, as a remark among the benches.
SIEVE := $(BUILD)/tests/tools/cpcsim/sieve

$(SIEVE).ihx: $(BUILD)/z80/tests/tools/cpcsim/sieve.rel $(CPC_FRAME)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(SDCC) -mz80 --no-std-crt0 --code-loc 0x4000 --data-loc 0x8000 $(CPC_FRAME_AT) $^ -o $@

REMARKS += cpcsim
bench-cpcsim = $(CPCSIM) --load $(SIEVE).ihx --symbols $(SIEVE).noi --start _main --speed
bench-cpcsim-needs = $(SIEVE).ihx $(CPCSIM)
