# Proofs of the simulated CPC.

INCLUDES_tests/cpcsim := tests/cpcsim tests/tap tools/cpcsim src/platform/host/picture src/platform/host/keyboard

CPCSIM_TESTS := timing core hardware files script

define cpcsim_test
$$(eval $$(call program,$(BUILD)/tests/cpcsim/$(1),san,tests/cpcsim/$(1)_test.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS),))
TESTS += cpcsim-$(1)
test-cpcsim-$(1) = $(BUILD)/tests/cpcsim/$(1)
test-cpcsim-$(1)-needs = $(BUILD)/tests/cpcsim/$(1)
endef
$(foreach t,$(CPCSIM_TESTS),$(eval $(call cpcsim_test,$t)))

# The test card, for this machine and for Caprice32.
CARD := $(BUILD)/tests/cpcsim/card

$(CARD).ihx: $(BUILD)/z80/tests/cpcsim/card.rel
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)sdldz80 -nmj -i -b _CODE=0x4000 $@ $<

$(CARD).sna: $(CARD).ihx $(CPCSIM)
	$(call say,sna,$@)
	$(Q)$(CPCSIM) --load $< --sp 0xBF00 --nops 1 --save $@

TESTS += cpcsim-honesty
test-cpcsim-honesty = node tests/cpcsim/honesty.mjs
test-cpcsim-honesty-needs = $(CARD).sna $(CPCSIM) $(BUILD)/emulators/cap32_libretro.js

TESTS += cpcsim-command
test-cpcsim-command = tests/cpcsim/command
test-cpcsim-command-needs = $(CARD).ihx $(CPCSIM)

# How fast the simulation is, as a remark among the benches.
SIEVE := $(BUILD)/tests/cpcsim/sieve

$(SIEVE).ihx: $(BUILD)/z80/tests/cpcsim/sieve.rel $(CPC_FRAME)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(SDCC) -mz80 --no-std-crt0 --code-loc 0x4000 --data-loc 0x8000 $(CPC_FRAME_AT) $^ -o $@

REMARKS += cpcsim
bench-cpcsim = $(CPCSIM) --load $(SIEVE).ihx --symbols $(SIEVE).noi --start _main --speed
bench-cpcsim-needs = $(SIEVE).ihx $(CPCSIM)
