# The pieces of 1000 Bornes: judged by their notation, compared with what others read and hear.
INCLUDES_tests/mille/sound := tests/mille/sound tests/machine tests/tap src/machine src/host src/host/keyboard tools/cpcsim tools/soundconv gen
MILLE_SOUND := $(BUILD)/mille/sound
MILLE_TUNES := $(filter %.abc,$(mille.sounds))

# Also the themes that were written for the title and not taken: other metres, triplets, a java and a swing.
TESTS += mille-tunes
test-mille-tunes = sh tests/mille/sound/judged.sh $(BUILD)/san/soundconv $(MILLE_TUNES) $(wildcard tests/mille/sound/themes/*.abc)
test-mille-tunes-needs = $(BUILD)/san/soundconv

# What abc2midi reads in a tune, as text.
$(MILLE_SOUND)/%.midi.txt: src/mille/sound/%.abc
	$(call say,midi,$@)
	@mkdir -p $(@D)
	$(Q)abc2midi $< -o $(@:.txt=) >$(@:.midi.txt=.said)
	$(Q)mftext $(@:.txt=) >$@ 2>/dev/null
MILLE_MIDI := $(MILLE_TUNES:src/mille/sound/%.abc=$(MILLE_SOUND)/%.midi.txt)

MILLE_HEARD := $(sort tests/machine/z80.c $(CPCSIM_SOURCES) $(filter-out src/host/main.c,$(HOST_SOURCES)) $(mille.made) \
	$(filter-out %/main.c,$(SOUNDCONV_SOURCES)))
$(eval $(call program,$(BUILD)/san/mille_heard_test,san,tests/mille/sound/heard_test.c $(MILLE_HEARD),$(CPCSIM_LIBS),mille))

TESTS += mille-heard
test-mille-heard = $(BUILD)/san/mille_heard_test $(BUILD)/z80/jukebox.ihx src/mille/sound/instruments.txt $(MILLE_MIDI)
test-mille-heard-needs = $(BUILD)/san/mille_heard_test $(BUILD)/z80/jukebox.ihx $(MILLE_MIDI)

$(eval $(call program,$(BUILD)/san/mille_effects_test,san,tests/mille/sound/effects_test.c $(filter-out src/host/main.c,$(HOST_SOURCES)) $(mille.made),$(HOST_LIBS),mille))

TESTS += mille-effects
test-mille-effects = $(BUILD)/san/mille_effects_test
test-mille-effects-needs = $(BUILD)/san/mille_effects_test

$(eval $(call program,$(BUILD)/host/mille_sound_bench,host,tests/mille/sound/bench.c $(MILLE_HEARD),$(CPCSIM_LIBS),mille))

BENCHES += mille-sound-frames
bench-mille-sound-frames = $(BUILD)/host/mille_sound_bench $(BUILD)/z80/jukebox.ihx
bench-mille-sound-frames-needs = $(BUILD)/host/mille_sound_bench $(BUILD)/z80/jukebox.ihx

# Ears that are not ours.
$(eval $(call program,$(BUILD)/host/mille_ears_test,host,tests/mille/sound/ears_test.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS) -lm,mille))
YM2149_WASM := tools/soundsheet/node_modules/ym2149-wasm
TESTS += mille-ears
test-mille-ears = sh tests/mille/sound/ears.sh $(BUILD)/host/mille-soundsheet $(BUILD)/z80/jukebox.ihx $(BUILD)/host/mille_ears_test $(YM2149_WASM) $(MILLE_SOUND)/ears
test-mille-ears-needs = $(BUILD)/host/mille-soundsheet $(BUILD)/z80/jukebox.ihx $(BUILD)/host/mille_ears_test
