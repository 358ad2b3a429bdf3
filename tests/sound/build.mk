# Sound: the players of the CPC and of the PC, the converter, the pieces themselves.
INCLUDES_tests/sound := tests/sound tests/machine tests/tap src/machine src/host src/host/keyboard tools/cpcsim gen

$(BUILD)/z80/jukebox.ihx: $(CPC_START) $(call objects,z80,demo,$(CPC_SOURCES) $(demo.made) tests/sound/jukebox.c)
	$(cpc_link)

$(BUILD)/san/sound_%_test: $(BUILD)/demo/san/tests/sound/%_test.o $(call objects,san,demo,$(MACHINE_TEST))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) $^ $(CPCSIM_LIBS) -o $@

TESTS += sound-twins
test-sound-twins = $(BUILD)/san/sound_twins_test $(BUILD)/z80/jukebox.ihx
test-sound-twins-needs = $(BUILD)/san/sound_twins_test $(BUILD)/z80/jukebox.ihx

TESTS += sound-silence
test-sound-silence = $(BUILD)/san/sound_silence_test $(BUILD)/z80/jukebox.ihx
test-sound-silence-needs = $(BUILD)/san/sound_silence_test $(BUILD)/z80/jukebox.ihx
