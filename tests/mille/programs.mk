# Programs that only 1000 Bornes has, and what the shared ones need of it: see tests/programs.mk.
STYLES := $(wildcard tools/mille/styles/*.c)

# Lockstep of the rules, and of the bot: the same moves on both machines, and what they cost on the Z80.
LOCKSTEP_PLAYERS := tools/mille/selfplay.c tools/mille/random_player.c
LOCKSTEP_PC_FILES := tools/mille/vocabulary.c $(WORD)
SOURCES_bot_lockstep := tests/mille/bot/lockstep_host.c tests/mille/bot/lockstep.c $(BOT_SOURCES) $(RULES_SOURCES)
$(B)/lockstep/bot.ihx: $(patsubst %,$(B)/z80/%.rel,$(basename $(addprefix tests/mille/bot/,lockstep_z80.s lockstep.c) \
		$(BOT_Z80) $(RULES_Z80) src/platform/cpc/frame.s)) tests/mille/programs.mk ; $(LINK_Z80)

# The bot and its tuner.
SOURCES_bot_test := tests/mille/bot/bot_test.c $(addprefix tools/mille/,request.c vocabulary.c) $(WORD) \
	tools/lib/cli/fields.c $(BOT_SOURCES) $(RULES_SOURCES)
SOURCES_style_test := tests/mille/bot/style_test.c $(STYLES) $(BOT_SOURCES) $(RULES_SOURCES)
SOURCES_policy_gradient_test := tests/mille/bot/policy_gradient_test.c \
	$(addprefix tools/mille/tune/,policy_gradient.c dataset.c) $(LIB_SOURCES)
SOURCES_tune := $(wildcard tools/mille/tune/*.c) $(RULES_SOURCES) $(filter-out %/accumulate.c,$(BOT_SOURCES)) \
	$(CLI_SOURCES) $(STYLES) $(addprefix tools/mille/,tournament.c players.c random_player.c rollout.c vocabulary.c)
SOURCES_fuzz_requests := tests/mille/fuzz/fuzz_protocol.c $(filter-out tools/mille/main.c,$(SOURCES_mille))

# make tune, make strength, make other-engines
ROUNDS ?= 10
tune: $(B)/tune/tune
	@nice $< --rounds $(ROUNDS)
MATCHES ?=
RUNG ?=
BSD_MILLE := python3 tests/mille/other_engines/bsd_mille.py --bot $(BUILD)/host/mille
strength: $(B)/quick/mille $(BUILD)/host/mille
	@nice tests/mille/bot/strength --mille $< --results $(BUILD)/strength --matches $(or $(MATCHES),2400) \
		--only "$(RUNG)" --bsd "$(BSD_MILLE)"
other-engines: $(BUILD)/host/mille
	@$(BSD_MILLE) --matches $(or $(MATCHES),200)

# Screens.
MANUAL_EXAMPLE := tools/manual/mille/example.c
Z80_CALLS := history_clear hotseat_begin hotseat_to score_sheet_show
JOYSTICK_WRAPS := ask_name ask_card ask_rival hotseat_to
SOURCES_options := tests/mille/ui/options.c $(SCREEN_SOURCES)
SOURCES_hotseat_test := tests/mille/ui/hotseat_test.c $(SCREEN_SOURCES)
SOURCES_matches := tests/mille/ui/matches.c tests/mille/ui/player.c tools/mille/random_player.c $(SCREEN_SOURCES)
WRAP_matches := clock_wait keys_hit keys_typed input_read input_any dialogue_offer dialogue_answer help_key ask_card \
	ask_rival mille_new mille_apply bot_think
SOURCES_engine_test := tests/mille/sound/engine_test.c

# The score sheet of a machine's memory, as a picture.
SOURCES_sheet := tests/mille/emulators/score_sheet.c src/mille/ui/match_state.c src/mille/ui/score_sheet.c \
	src/frontend/audio.c src/frontend/settings.c $(UI_SOURCES) $(RULES_SOURCES) $(PLATFORM_SOURCES) $(GEN_SOURCES)

# Language files, whole and damaged, on the PC and in the simulated CPC; cpctelera's routines beside ours.
SOURCES_language_test := tests/mille/words/language_test.c src/ui/words.c $(PLATFORM_SOURCES) $(GEN_SOURCES)
SOURCES_cpc_language := tests/mille/words/cpc_language.c src/platform/host/checksum/checksum.c $(CPCSIM_SOURCES)
SOURCES_cpctelera_bench := tests/cpctelera/bench.c gen/sounds.c tests/platform/z80.c $(CPCSIM_SOURCES)
