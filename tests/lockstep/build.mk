# The rules as SDCC builds them, in lockstep with the PC, and measured.
INCLUDES_tests/lockstep := tests/lockstep tests/tap tools/mille tools/cpcsim tools/picture src/bot src/mille

LOCKSTEP := $(BUILD)/tests/lockstep
LOCKSTEP_Z80 := tests/lockstep/z80_side.c tools/mille/selfplay.c src/bot/random_player.c $(MILLE_SOURCES)
LOCKSTEP_HOST := tests/lockstep/rig.c tools/mille/selfplay.c tools/mille/words.c src/bot/random_player.c $(MILLE_SOURCES)

$(LOCKSTEP)/rules.ihx: $(LOCKSTEP_Z80:%.c=$(BUILD)/z80/%.rel)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(SDCC) -mz80 --no-std-crt0 --code-loc 0x0100 --data-loc 0x8000 -o $@ $^

# At full speed: the sanitized core is tested elsewhere, and here a Z80 is emulated for some billion ticks.
$(LOCKSTEP)/%: $(BUILD)/host/tests/lockstep/%.o $(LOCKSTEP_HOST:%.c=$(BUILD)/host/%.o) $(CPCSIM_OBJECTS)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(CC) -o $@ $^ $(CPCSIM_LIBS)

TESTS += lockstep
test-lockstep = $(LOCKSTEP)/lockstep_test $(LOCKSTEP)/rules
test-lockstep-needs = $(LOCKSTEP)/lockstep_test $(LOCKSTEP)/rules.ihx

BENCHES += rules
bench-rules = $(LOCKSTEP)/bench $(LOCKSTEP)/rules $(MILLE_SOURCES:%.c=$(BUILD)/z80/%.rel)
bench-rules-needs = $(LOCKSTEP)/bench $(LOCKSTEP)/rules.ihx
