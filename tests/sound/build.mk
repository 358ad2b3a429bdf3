# Sound: the players of the CPC and of the PC, the converter, the pieces themselves.
INCLUDES_tests/sound := tests/sound tests/machine tests/tap src/machine src/host src/host/keyboard tools/cpcsim gen

$(eval $(call cpc_program,jukebox,$(call objects,z80,demo,$(CPC_SOURCES) $(demo.made) tests/sound/jukebox.c)))

$(foreach t,twins silence,$(eval $(call program,$(BUILD)/san/sound_$t_test,san,tests/sound/$t_test.c $(MACHINE_TEST),$(CPCSIM_LIBS),demo)))

TESTS += sound-twins
test-sound-twins = $(BUILD)/san/sound_twins_test $(BUILD)/z80/jukebox.ihx
test-sound-twins-needs = $(BUILD)/san/sound_twins_test $(BUILD)/z80/jukebox.ihx

TESTS += sound-silence
test-sound-silence = $(BUILD)/san/sound_silence_test $(BUILD)/z80/jukebox.ihx
test-sound-silence-needs = $(BUILD)/san/sound_silence_test $(BUILD)/z80/jukebox.ihx

TESTS += soundconv
test-soundconv = sh tests/sound/refuses.sh $(CURDIR)/$(BUILD)/san/soundconv $(BUILD)/tests/soundconv
test-soundconv-needs = $(BUILD)/san/soundconv

FUZZ_SOUNDCONV := tests/sound/fuzz_soundconv.c $(filter-out %/main.c %/fail.c,$(SOUNDCONV_SOURCES))
$(BUILD)/fuzz/soundconv: $(FUZZ_SOUNDCONV) $(wildcard tools/soundconv/*.h)
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $(addprefix -I,$(INCLUDES_tools/soundconv)) -o $@ $(FUZZ_SOUNDCONV)

TESTS += fuzz-soundconv
test-fuzz-soundconv = sh tests/sound/fuzz_seeds.sh $(BUILD)/fuzz/soundconv.found/corpus && tests/fuzz $(BUILD)/fuzz/soundconv $(FUZZ_SECONDS) "tunes, instruments and effects"
test-fuzz-soundconv-needs = $(BUILD)/fuzz/soundconv

# The player's bytes: its own files, and what it added to the interrupt, the start and the firmware's routine.
BENCHES += sound-code
bench-sound-code = { sed -n "s/^A _CODE size \([0-9A-F]*\) .*/\1/p" $(SOUND_CODE); } | { total=13; while read -r hex; do total=$$((total + 0x$$hex)); done; [ $$total -le 950 ] && echo "sound.code $$total 950 ok" || echo "sound.code $$total 950 OVER"; }
bench-sound-code-needs = $(SOUND_CODE)
SOUND_CODE := $(patsubst %.s,$(BUILD)/z80/%.rel,$(wildcard src/cpc/sound_*.s) src/cpc/psg_send.s)
