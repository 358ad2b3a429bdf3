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
