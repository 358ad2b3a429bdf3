# soundsheet: the pieces of each game as the simulated CPC plays them; make sound-sheet looks at them from all sides.
INCLUDES_tools/soundsheet := tools/soundsheet tools/soundconv tools/lib tools/cpcsim src/platform src/lib src/platform/host/picture src/platform/host/keyboard gen
SOUNDSHEET_SOURCES := $(wildcard tools/soundsheet/*.c) $(CPCSIM_SOURCES) $(filter-out %/main.c,$(SOUNDCONV_SOURCES))
$(foreach g,$(SOUND_GAMES),$(eval $(call program,$(BUILD)/host/$g-soundsheet,host,$(SOUNDSHEET_SOURCES) $(BUILD)/$g/gen/sounds.c,$(CPCSIM_LIBS) -lm,$g)))

sound-sheet: $(SOUND_GAMES:%=sound-sheet-%) ## every piece as score, piano roll, spectrogram and WAV: build/<game>/sound-sheet
$(SOUND_GAMES:%=sound-sheet-%): sound-sheet-%: $(BUILD)/host/%-soundsheet $(BUILD)/z80/jukebox.ihx
	@tools/soundsheet/sheet $< $(BUILD)/z80/jukebox.ihx $(BUILD)/$*/sound-sheet $(filter %.abc,$($*.sounds))

.PHONY: sound-sheet $(SOUND_GAMES:%=sound-sheet-%)
