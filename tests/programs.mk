# Programs of the tests and of the command line that every game has. Included by tools/make/game.mk. How a program is
# listed: tools/make/compile.mk. Which test runs it: tests/tests.txt, tests/<game>/tests.txt.

WORD := tools/lib/cli/word.c
HARNESS_SOURCES := $(wildcard tests/lib/z80_harness/*.c) $(CPCSIM_SOURCES)
DRIVER_SOURCES := $(wildcard tests/lib/cpc_driver/*.c) tests/lib/z80_harness/budget.c $(CPCSIM_SOURCES)
INFO_SOURCES := $(addprefix tools/$(BASE)/,save_info.c settings_info.c vocabulary.c) $(CLI_FILE_SOURCES) $(WORD)
RANDOM_PLAYER := tools/$(BASE)/random_player.c $(wildcard tools/$(BASE)/mask_pick.c)
# The game's screens on the PC, for tests with a main of their own.
SCREEN_SOURCES := $(filter-out src/frontend/main.c,$(GAME_SOURCES)) $(PLATFORM_SOURCES)

# The command line (build/host/<game>); the game on the PC with scripted keys (build/<game>/host/game --script FILE).
SOURCES_$(GAME) := $(wildcard tools/$(BASE)/*.c tools/$(BASE)/styles/*.c tools/lib/cli/*.c) $(RULES_SOURCES) \
	$(BOT_SOURCES)
SOURCES_game := $(GAME_SOURCES) $(PLATFORM_SOURCES) src/platform/host/main.c

# The programs of one game, and what the shared ones need of it.
OWN_PROGRAMS := $(firstword $(wildcard tests/$(GAME)/programs.mk $(FOLDER)/programs.mk))
include $(OWN_PROGRAMS)
LISTS := tests/programs.mk $(OWN_PROGRAMS)

# Rules.
SOURCES_rules_test := $(wildcard tests/$(BASE)/rules/*.c tools/$(BASE)/vocabulary.c) $(WORD) $(RULES_SOURCES)
SOURCES_differential := $(wildcard tests/$(BASE)/differential/*.c tests/$(BASE)/reference_model/*.c) \
	tests/lib/differential/report.c tools/lib/cli/options.c $(WORD) $(RULES_SOURCES)
SOURCES_fairness := $(wildcard tests/$(BASE)/fairness/*.c tests/lib/statistics/*.c) \
	$(filter-out %/random.c %/random_next.c,$(RULES_SOURCES))
SOURCES_fuzz_rules := tests/$(BASE)/fuzz/fuzz_rules.c tests/$(BASE)/saves/play_on.c tests/save/fuzz_info.c \
	$(RANDOM_PLAYER) $(wildcard tools/$(BASE)/moves.c) $(INFO_SOURCES) $(RULES_SOURCES)

# Saved files, whole and damaged; every disc error through the game's screens.
SOURCES_saves_test := $(addprefix tests/$(BASE)/saves/,play_on.c saves_test.c) tests/lib/saves/saves.c \
	tests/lib/corruption/corruption.c $(RANDOM_PLAYER) $(RULES_SOURCES)
SOURCES_save_example := tests/$(BASE)/saves/example.c tests/save/put_file.c $(RULES_SOURCES)
SOURCES_info_test := tests/save/info_test.c tests/lib/corruption/corruption.c $(INFO_SOURCES) $(RULES_SOURCES)
DISC_ERROR := src/frontend/disc_error.c $(SAVE_SOURCES) $(UI_SOURCES) $(PLATFORM_SOURCES) $(GEN_SOURCES)
SOURCES_disc_error_page := tests/save/disc_error_page.c $(DISC_ERROR)
WRAP_disc_error_page := dialogue_answer
SOURCES_pages_test := $(addprefix tests/save/,pages_test.c state.c amsdos.c) tests/$(BASE)/saves/disc_scenarios.c \
	tests/lib/cpc_driver/cpc_driver.c $(sort $(DISC_ERROR) $(CPCSIM_SOURCES))
WRAP_pages_test := dialogue_answer input_any

# Screens, compared with stored pictures; a player with a joystick only; the CPC's program in the simulated CPC.
TABLES := $(wildcard tests/$(BASE)/ui/tables.c)
SOURCES_screens := tests/$(BASE)/ui/screens.c $(TABLES) $(wildcard tests/lib/screenshots/*.c) $(MANUAL_EXAMPLE) \
	$(SCREEN_SOURCES)
# The same list of screens on the CPC's binary: these functions are called there.
SOURCES_cpc_screens := $(SOURCES_screens) tests/$(BASE)/ui/z80_calls.c $(wildcard tests/lib/z80_calls/*.c) \
	tests/lib/cpc_driver/cpc_driver.c $(CPCSIM_SOURCES)
WRAP_cpc_screens := screenshots_main host_shot words_load title_show menu_show presentation_show winner_show \
	hall_enter hall_show options_show rules_show ask_name play_demo play_match load_settings settings_reset \
	settings_apply board_draw history_note show_events ask_move $(Z80_CALLS)
SOURCES_joystick := tests/$(BASE)/ui/joystick.c $(TABLES) tests/lib/joystick/joystick.c $(SCREEN_SOURCES)
WRAP_joystick := matrix_scan input_read input_any text_entry options_show rules_show presentation_show hall_show \
	history_show advice_show load_match $(JOYSTICK_WRAPS)
SOURCES_cpc_game := tests/$(BASE)/ui/cpc_game.c $(DRIVER_SOURCES) $(RULES_SOURCES)

# Sound: what reads the tunes, the players of the PC and of the CPC.
READER_SOURCES := $(filter-out %/main.c,$(SOUNDCONV_SOURCES))
SOUND_PLAYERS := $(sort tests/platform/z80.c $(CPCSIM_SOURCES) $(PLATFORM_SOURCES) $(READER_SOURCES)) $(GEN_SOURCES)
SOURCES_heard_test := tests/sound/heard_test.c $(SOUND_PLAYERS)
SOURCES_effects_test := tests/sound/effects_test.c $(PLATFORM_SOURCES) $(GEN_SOURCES)
SOURCES_sound_bench := tests/sound/bench.c $(SOUND_PLAYERS)
SOURCES_other_players_test := tests/sound/other_players_test.c $(CPCSIM_SOURCES) $(READER_SOURCES)
SOURCES_soundsheet := $(wildcard tools/soundsheet/*.c) $(CPCSIM_SOURCES) $(READER_SOURCES) gen/sounds.c

# The notes that abc2midi reads in each tune, as text.
midi: $(patsubst $(FOLDER)/%.abc,$(B)/%.midi.txt,$(filter %.abc,$(SOUNDS))) ; @:
$(B)/sound/%.midi.txt: $(FOLDER)/sound/%.abc
	$(SAY) midi $@
	@mkdir -p $(@D)
	$(Q)abc2midi $< -o $(@:.txt=) >$(@:.midi.txt=.said)
	$(Q)mftext $(@:.txt=) >$@ 2>/dev/null
# The pieces for players of YM and AY files, for the release. GAME=demo makes the jukebox.
sounds: $(if $(SOUNDS),$(B)/release/title.ym) ; @:
$(B)/release/title.ym: $(B)/host/soundsheet build/z80/jukebox.ihx
	$(SAY) sound $(@D)
	@rm -rf $(@D) && mkdir -p $(@D)
	$(Q)$< build/z80/jukebox.ihx $(@D)
	@rm -f $(@D)/*.png $(@D)/*-[123].*
.PHONY: midi sounds tune strength other-engines

# The rules as SDCC builds them, in lockstep with the PC, and measured: the folder has z80_side.c for the Z80,
# lockstep_test.c and bench.c for the PC. Without sanitizers: some billion ticks of a Z80 are emulated.
$(B)/lockstep/rules.ihx: $(patsubst %,$(B)/z80/%.rel,$(basename tests/$(BASE)/lockstep/z80_side.c $(LOCKSTEP_PLAYERS) \
		$(LOCKSTEP_Z80_FILES) $(RULES_Z80) src/platform/cpc/frame.s)) $(LISTS) ; $(LINK_Z80)
LOCKSTEP_PC := $(sort tests/lib/lockstep/lockstep.c $(LOCKSTEP_PLAYERS) $(LOCKSTEP_PC_FILES) $(RULES_SOURCES) \
	$(HARNESS_SOURCES))
SOURCES_lockstep_test := tests/$(BASE)/lockstep/lockstep_test.c $(LOCKSTEP_PC)
SOURCES_lockstep_bench := tests/$(BASE)/lockstep/bench.c $(LOCKSTEP_PC)
