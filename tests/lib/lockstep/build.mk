# The rules as SDCC builds them, in lockstep with the PC, and measured: what is alike for every game.
INCLUDES_tests/lib/lockstep = tests/lib/lockstep $(Z80_HARNESS_INCLUDES)

# lockstep(test, bench, module, sources on both machines, sources for the PC alone, those of the rules on the Z80, others for the
# Z80 alone)
# The room has z80_side.c for the Z80, lockstep_test.c and bench.c for the PC. At full speed: the sanitized core is tested
# elsewhere, and here a Z80 is emulated for some billion ticks.
lockstep_program = $(BUILD)/tests/$(call flat,$(1))
define lockstep
$(lockstep_program)/rules.ihx: $(patsubst %,$(BUILD)/z80/%.rel,$(basename $(3)/z80_side.c $(4) $(6) $(7))) $(LIB_Z80) $(CPC_FRAME)
	$$(call say,link,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(SDCC) -mz80 --no-std-crt0 --code-loc 0x0100 --data-loc 0x8000 $(CPC_FRAME_AT) -o $$@ $$^

$(foreach p,lockstep_test bench,$(call program,$(lockstep_program)/$p,host,$(3)/$p.c tests/lib/lockstep/lockstep.c $(4) $(5) $(Z80_HARNESS_SOURCES) $(CPCSIM_SOURCES),$(CPCSIM_LIBS) -lm,)
)
TESTS += $(1)
test-$(1) = $(lockstep_program)/lockstep_test $(lockstep_program)/rules
test-$(1)-needs = $(lockstep_program)/lockstep_test $(lockstep_program)/rules.ihx

BENCHES += $(2)
bench-$(2) = $(lockstep_program)/bench $(lockstep_program)/rules $(patsubst %,$(BUILD)/z80/%.rel,$(basename $(6))) $(LIB_Z80)
bench-$(2)-needs = $(lockstep_program)/bench $(lockstep_program)/rules.ihx
endef
