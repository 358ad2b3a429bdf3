# The rules as SDCC builds them, in lockstep with the PC, and measured.
INCLUDES_tests/mille/lockstep := tests/mille/lockstep tests/tap tools/mille tools/cli $(RIG_INCLUDES) src/mille/bot/include $(MILLE_RULES)

LOCKSTEP := $(BUILD)/tests/lockstep
LOCKSTEP_Z80 := tests/mille/lockstep/z80_side.c tools/mille/selfplay.c src/mille/bot/random_player.c $(MILLE_Z80)
LOCKSTEP_HOST := $(RIG_SOURCES) tools/mille/selfplay.c tools/mille/words.c tools/cli/word.c src/mille/bot/random_player.c $(MILLE_SOURCES)

$(LOCKSTEP)/rules.ihx: $(LOCKSTEP_Z80:%.c=$(BUILD)/z80/%.rel) $(CPC_FRAME)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(SDCC) -mz80 --no-std-crt0 --code-loc 0x0100 --data-loc 0x8000 -o $@ $^

# At full speed: the sanitized core is tested elsewhere, and here a Z80 is emulated for some billion ticks.
$(foreach p,lockstep_test bench,$(eval $(call program,$(LOCKSTEP)/$p,host,tests/mille/lockstep/$p.c $(LOCKSTEP_HOST) $(CPCSIM_SOURCES),$(CPCSIM_LIBS),)))

TESTS += lockstep
test-lockstep = $(LOCKSTEP)/lockstep_test $(LOCKSTEP)/rules
test-lockstep-needs = $(LOCKSTEP)/lockstep_test $(LOCKSTEP)/rules.ihx

BENCHES += rules
bench-rules = $(LOCKSTEP)/bench $(LOCKSTEP)/rules $(MILLE_Z80:%.c=$(BUILD)/z80/%.rel)
bench-rules-needs = $(LOCKSTEP)/bench $(LOCKSTEP)/rules.ihx
