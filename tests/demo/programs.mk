# Programs of the tests of the platform, of safe_file and of the sound player: they have the demo's pictures.
# See tests/programs.mk.
PLATFORM_TEST := $(sort tests/platform/z80.c $(CPCSIM_SOURCES) $(PLATFORM_SOURCES)) $(GEN_SOURCES)
SOURCES_twins_test := tests/platform/twins_test.c $(PLATFORM_TEST)
SOURCES_zones_test := tests/platform/zones_test.c $(PLATFORM_TEST)
SOURCES_keys_test := tests/platform/keys_test.c $(PLATFORM_TEST)
SOURCES_firmware_test := tests/platform/firmware_test.c $(PLATFORM_TEST)
SOURCES_demo_test := tests/platform/demo_test.c tests/demo/demo.c $(PLATFORM_TEST)
SOURCES_platform_bench := tests/platform/bench.c $(PLATFORM_TEST)
SOURCES_sound_twins_test := tests/sound/twins_test.c $(PLATFORM_TEST)
SOURCES_sound_silence_test := tests/sound/silence_test.c $(PLATFORM_TEST)
SOURCES_safe_file_test := tests/save/safe_file_test.c $(SAVE_SOURCES) $(PLATFORM_SOURCES) $(GEN_SOURCES)
SOURCES_cpc_safe_file_test := tests/save/cpc_safe_file_test.c tests/save/amsdos.c $(CPCSIM_SOURCES)

# Other programs for the CPC, each with a source of its own.
Z80 := $(B)/z80
$(BUILD)/z80/zones.ihx: $(Z80)/tests/platform/zones.rel
$(BUILD)/z80/jukebox.ihx: $(Z80)/tests/sound/jukebox.rel
$(BUILD)/z80/safe_file.ihx: $(Z80)/tests/save/example_save.rel \
	$(patsubst %,$(Z80)/%.rel,$(basename $(wildcard src/save/*.c src/save/cpc/*.s src/lib/cpc/*.s)))
$(addprefix $(BUILD)/z80/,zones.ihx safe_file.ihx jukebox.ihx): $(Z80)/src/platform/cpc/start.rel tools/link_cpc \
		$(patsubst %,$(Z80)/%.rel,$(basename $(CPC_SOURCES) $(GEN_SOURCES) tests/lib/stubs/restarts.s))
	$(SAY) link $@
	@mkdir -p $(@D)
	$(Q)tools/link_cpc $(AT) $(MEMORY_PAGE) $(@:.ihx=) $(Z80)/src/platform/cpc/start.rel \
		$(filter-out %/start.rel,$(filter %.rel,$^))

# Images with a tiny program in place of a game, for the tests of loaders and emulators.
standins: $(BUILD)/tests/standin.made ; @:
$(BUILD)/tests/standin.made: tests/emulators/make_standins $(DSK) $(D)/boot-disc $(DISK_LIB) disk/mkdisc disk/mktape \
		disk/mksnapshot tests/emulators/chromium/damage.mjs \
		$(addprefix $(Z80)/tests/emulators/,chromium/probe.rel chromium/standin_game.rel mame/greedy.rel)
	$(SAY) disk $(@D)
	$(Q)$< $(@D)
	@touch $@
.PHONY: standins
