# Sound: the players of the CPC and of the PC, the converter, the pieces themselves.
INCLUDES_tests/sound := tests/sound tests/platform tests/lib/z80_harness tests/lib/tap src/platform src/lib src/platform/host src/platform/host/keyboard tools/cpcsim tools/soundconv tools/lib gen

$(eval $(call cpc_program,jukebox,$(call objects,z80,demo,$(CPC_SOURCES) $(demo.made) $(CPC_ALONE) tests/sound/jukebox.c)))

$(foreach t,twins silence,$(eval $(call program,$(BUILD)/san/sound_$t_test,san,tests/sound/$t_test.c $(PLATFORM_TEST),$(CPCSIM_LIBS),demo)))

TESTS += sound-twins
test-sound-twins = $(BUILD)/san/sound_twins_test $(BUILD)/z80/jukebox.ihx
test-sound-twins-needs = $(BUILD)/san/sound_twins_test $(BUILD)/z80/jukebox.ihx

TESTS += sound-silence
test-sound-silence = $(BUILD)/san/sound_silence_test $(BUILD)/z80/jukebox.ihx
test-sound-silence-needs = $(BUILD)/san/sound_silence_test $(BUILD)/z80/jukebox.ihx

TESTS += soundconv
test-soundconv = sh tests/sound/refuses.sh $(CURDIR)/$(BUILD)/san/soundconv $(BUILD)/tests/soundconv
test-soundconv-needs = $(BUILD)/san/soundconv

TESTS += sound-rules
test-sound-rules = sh tests/sound/checker_selftest.sh $(BUILD)/san/soundconv $(addprefix src/mille/sound/,instruments.txt title.abc)
test-sound-rules-needs = $(BUILD)/san/soundconv

FUZZ_SOUNDCONV := tests/sound/fuzz_soundconv.c $(filter-out %/main.c %/fail.c,$(SOUNDCONV_SOURCES))
$(BUILD)/fuzz/soundconv: $(FUZZ_SOUNDCONV) $(wildcard tools/soundconv/*.h)
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $(addprefix -I,$(INCLUDES_tools/soundconv)) -o $@ $(FUZZ_SOUNDCONV)

TESTS += fuzz-soundconv
test-fuzz-soundconv = sh tests/sound/fuzz_seeds.sh $(BUILD)/fuzz/soundconv.found/corpus && tests/lib/fuzz $(BUILD)/fuzz/soundconv $(FUZZ_SECONDS) "tunes, instruments and effects"
test-fuzz-soundconv-needs = $(BUILD)/fuzz/soundconv

# code_bytes(name, limit, bytes besides, objects): a line for make bench
code_bytes = { sed -n "s/^A _CODE size \([0-9A-F]*\) .*/\1/p" $(4); } | { total=$(3); while read -r hex; do total=$$((total + 0x$$hex)); done; [ $$total -le $(2) ] && echo "$(1) $$total $(2) ok" || echo "$(1) $$total $(2) OVER"; }

# The player's bytes: its own files, and what it added to the interrupt, the start and the firmware's routine; and all that 1000 Bornes spends on sound.
BENCHES += sound-code sound-whole
bench-sound-code = $(call code_bytes,sound.code,950,13,$(SOUND_CODE))
bench-sound-code-needs = $(SOUND_CODE)
bench-sound-whole = $(call code_bytes,mille.sound.whole,2662,13,$(SOUND_WHOLE))
bench-sound-whole-needs = $(SOUND_WHOLE)
SOUND_CODE := $(patsubst %.s,$(BUILD)/z80/%.rel,$(wildcard src/platform/cpc/sound_*.s) src/platform/cpc/psg_send.s)
SOUND_WHOLE := $(SOUND_CODE) $(call objects,z80,mille,src/frontend/audio.c src/mille/ui/card_sound.c $(BUILD)/mille/gen/sounds.c)

# ---- the pieces of each game: judged by their notation, compared with what others read and hear -------------------

# What reads the tunes, and the players of the PC and of the CPC; the machine wants pictures, and has the demo's.
SOUND_READER := $(filter-out %/main.c,$(SOUNDCONV_SOURCES))
SOUND_HOST := $(filter-out src/platform/host/main.c,$(HOST_SOURCES)) $(demo.made)
SOUND_PLAYERS := $(sort tests/platform/z80.c $(CPCSIM_SOURCES) $(SOUND_HOST) $(SOUND_READER))
YM2149_WASM := tools/soundsheet/node_modules/ym2149-wasm

# sound_tests(game): tests/<game>/sound/themes are tunes that are judged but not played; <game>.third_voice is the tune whose
# third voice others hear, if that is not the title.
define sound_tests
$(1).tunes := $$(filter %.abc,$$($(1).sounds))
$(1).midi := $$($(1).tunes:src/$(1)/sound/%.abc=$(BUILD)/$(1)/sound/%.midi.txt)

TESTS += $(1)-tunes
test-$(1)-tunes = sh tests/sound/judged.sh $(BUILD)/san/soundconv src/$(1)/sound/instruments.txt $$($(1).tunes) $$(wildcard tests/$(1)/sound/themes/*.abc)
test-$(1)-tunes-needs = $(BUILD)/san/soundconv

# What abc2midi reads in a tune, as text.
$$($(1).midi): $(BUILD)/$(1)/sound/%.midi.txt: src/$(1)/sound/%.abc
	$$(call say,midi,$$@)
	@mkdir -p $$(@D)
	$$(Q)abc2midi $$< -o $$(@:.txt=) >$$(@:.midi.txt=.said)
	$$(Q)mftext $$(@:.txt=) >$$@ 2>/dev/null

$(call program,$(BUILD)/san/$(1)_heard_test,san,tests/sound/heard_test.c $(BUILD)/$(1)/gen/sounds.c $(SOUND_PLAYERS),$(CPCSIM_LIBS),$(1))
TESTS += $(1)-heard
test-$(1)-heard = $(BUILD)/san/$(1)_heard_test $(BUILD)/z80/jukebox.ihx src/$(1)/sound/instruments.txt $$($(1).midi)
test-$(1)-heard-needs = $(BUILD)/san/$(1)_heard_test $(BUILD)/z80/jukebox.ihx $$($(1).midi)

$(call program,$(BUILD)/san/$(1)_effects_test,san,tests/sound/effects_test.c $(BUILD)/$(1)/gen/sounds.c $(SOUND_HOST),$(HOST_LIBS),$(1))
TESTS += $(1)-effects
test-$(1)-effects = $(BUILD)/san/$(1)_effects_test
test-$(1)-effects-needs = $(BUILD)/san/$(1)_effects_test

$(call program,$(BUILD)/host/$(1)_sound_bench,host,tests/sound/bench.c $(BUILD)/$(1)/gen/sounds.c $(SOUND_PLAYERS),$(CPCSIM_LIBS),$(1))
BENCHES += $(1)-sound-frames
bench-$(1)-sound-frames = $(BUILD)/host/$(1)_sound_bench $(BUILD)/z80/jukebox.ihx $(1)
bench-$(1)-sound-frames-needs = $(BUILD)/host/$(1)_sound_bench $(BUILD)/z80/jukebox.ihx

# Ears that are not ours.
$(call program,$(BUILD)/host/$(1)_ears_test,host,tests/sound/other_players_test.c $(CPCSIM_SOURCES) $(SOUND_READER),$(CPCSIM_LIBS) -lm,$(1))
TESTS += $(1)-ears
test-$(1)-ears = sh tests/sound/other_players.sh $(BUILD)/host/$(1)-soundsheet $(BUILD)/z80/jukebox.ihx $(BUILD)/host/$(1)_ears_test $(YM2149_WASM) $(BUILD)/$(1)/sound/ears $$(or $$(call set,$(1).third_voice),title)
test-$(1)-ears-needs = $(BUILD)/host/$(1)-soundsheet $(BUILD)/z80/jukebox.ihx $(BUILD)/host/$(1)_ears_test
endef
$(foreach g,$(SOUND_GAMES),$(eval $(call sound_tests,$g)))
