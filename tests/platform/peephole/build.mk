# The peephole rules: both sides of every rule do the same, and so does every function with and without them.
INCLUDES_tests/platform/peephole := tests/platform/peephole
PEEPHOLE := tests/platform/peephole
PEEPHOLE_SIMULATOR := $(BUILD)/host/peephole_equivalence
$(eval $(call program,$(PEEPHOLE_SIMULATOR),host,$(PEEPHOLE)/equivalence.c,-l:libz80ex.a,))

TESTS += peephole-rules
test-peephole-rules = $(PEEPHOLE)/rules_test $(PEEPHOLE_SIMULATOR) src/platform/cpc/peephole.def $(PEEPHOLE)/unsound.def
test-peephole-rules-needs = $(PEEPHOLE_SIMULATOR)

# compile_without_rules(game or nothing): the .asm of a source as SDCC makes it without the rules
define compile_without_rules
$(BUILD)/no_peephole/$(1:%=%/)z80/%.asm: %.c $(FLAGS)/z80 $$$$(call flags_of,includes z80,%.c)
	$$(call say,sdcc,$$@)
	@mkdir -p $$(@D)
	$$(Q)$(SDCC) $(filter-out --peep-file %/peephole.def,$(SDFLAGS)) $$(effort) $$(call includes,$(1)) \
		-Wp-MMD,$$(@:.asm=.d),-MT,$$@,-MP -S $$< -o $$@
endef
PEEPHOLE_GAMES := $(GAMES) menu
$(foreach game,$(PEEPHOLE_GAMES),$(eval $(call compile_without_rules,$(game))))
$(eval $(call compile_without_rules,))
PEEPHOLE_OBJECTS := $(sort $(foreach game,$(PEEPHOLE_GAMES),$(call objects,z80,$(game),$(filter-out $(BUILD)/% \
	$(call set,$(game).pc_only),$(call not_host,$(filter %.c,$(CPC_SOURCES) $($(game).sources)))))))

TESTS += peephole-sites
test-peephole-sites = $(PEEPHOLE)/sites_test $(PEEPHOLE_SIMULATOR) $(BUILD)/no_peephole $(BUILD) $(PEEPHOLE)/wrong \
	$(PEEPHOLE_OBJECTS:$(BUILD)/%.rel=%.asm)
test-peephole-sites-needs = $(PEEPHOLE_SIMULATOR) $(PEEPHOLE_OBJECTS) \
	$(PEEPHOLE_OBJECTS:$(BUILD)/%.rel=$(BUILD)/no_peephole/%.asm)
