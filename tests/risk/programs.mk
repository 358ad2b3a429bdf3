# Programs that only RISK has, and what the shared ones need of it: see tests/programs.mk.
STYLES := $(wildcard tools/risk/styles/*.c)
PLAYERS := $(addprefix tools/risk/,players.c determinize.c rollout.c greedy_player.c) $(RANDOM_PLAYER) \
	$(STYLES)
PLAYER_SOURCES := $(PLAYERS) $(BOT_SOURCES) $(RULES_SOURCES)
REFERENCE_MODEL := $(wildcard tests/risk/reference_model/*.c)

# Lockstep of the rules, and what a turn of the bot costs on the Z80.
LOCKSTEP_PC_FILES := tools/risk/rollout.c $(STYLES) tools/risk/mask_pick.c $(wildcard src/risk/bot/host/*.c)
LOCKSTEP_Z80_FILES := tests/risk/lockstep/z80_mask_pick.c $(wildcard src/risk/bot/cpc/*.s)
LOCKSTEP_PLAYERS := tools/risk/selfplay.c $(filter-out $(LOCKSTEP_PC_FILES),$(PLAYERS) $(BOT_SOURCES))
SOURCES_bot_bench := tests/risk/bot/bench.c $(HARNESS_SOURCES) $(BOT_SOURCES) $(RULES_SOURCES)
$(B)/lockstep/bot.ihx: $(patsubst %,$(B)/z80/%.rel,$(basename tests/risk/bot/z80_side.c $(RULES_Z80) $(BOT_Z80) \
		src/platform/cpc/frame.s)) tests/risk/programs.mk ; $(LINK_Z80)

# The bot, its tuner, other programs' players.
SOURCES_bot_test := tests/risk/bot/bot_test.c $(PLAYER_SOURCES)
SOURCES_stalemate_test := tests/risk/cli/stalemate_test.c $(PLAYER_SOURCES)
SOURCES_tune := $(wildcard tools/risk/tune/*.c) tools/risk/tournament.c $(CLI_SOURCES) $(PLAYER_SOURCES)
SOURCES_other_engines := $(wildcard tests/risk/other_engines/*.c) tools/lib/cli/interval.c $(WORD) $(PLAYER_SOURCES)
SOURCES_fuzz_requests := tests/risk/fuzz/fuzz_requests.c $(addprefix tools/risk/,bot.c request.c vocabulary.c) \
	$(CLI_SOURCES) $(PLAYER_SOURCES)

# make tune: LEVEL is easy, medium, hard (duels) or crowd (the third level against two rivals or more); a round is one
# challenger. Also make other-engines.
ROUNDS ?= 10
LEVEL ?= hard
tune: $(B)/tune/tune
	@nice $< --level $(LEVEL) --rounds $(ROUNDS)
other-engines: $(B)/host/other_engines
	@$< 300 hard 95 /usr/games/aiColson
	@$< 300 hard 95 /usr/games/aiConway
	@$< 300 hard 90 /usr/games/aiColson /usr/games/aiConway

# The reference model without the game; counts of dice, cards and borders.
COUNTED := tests/risk/odds/game_throws.c $(REFERENCE_MODEL) $(RULES_SOURCES)
SOURCES_stops_test := tests/risk/reference_model_test/stops_test.c $(REFERENCE_MODEL)
SOURCES_odds_test := tests/risk/odds/odds_test.c $(COUNTED)
SOURCES_borders_test := tests/risk/odds/board_test.c $(COUNTED)

# Screens: whole games by keys, one question at a time, saved and resumed games.
Z80_CALLS := ask_begin history_show statistics_show show_move cards_show hotseat_begin hotseat_to
JOYSTICK_WRAPS := cards_choose statistics_show cards_show
SOURCES_games := tests/risk/ui/games.c tests/risk/ui/press.c $(SCREEN_SOURCES)
WRAP_games := keys_hit keys_typed risk_new risk_apply pick_territory
SOURCES_scripted_moves := tests/risk/ui/scripted_moves_test.c tests/risk/ui/press.c $(RANDOM_PLAYER) $(SCREEN_SOURCES)
WRAP_scripted_moves := keys_hit keys_typed risk_apply pick_territory pick_word pick_number cards_choose
SOURCES_numbers := tests/risk/ui/numbers.c $(SCREEN_SOURCES)
WRAP_numbers := dialogue_say
SOURCES_battle := tests/risk/ui/battle.c $(SCREEN_SOURCES)
SOURCES_shortcuts := tests/risk/ui/shortcuts.c tests/risk/ui/tables.c $(SCREEN_SOURCES)
WRAP_shortcuts := hotseat_to
SOURCES_hidden := tests/risk/ui/hidden.c $(SCREEN_SOURCES)
WRAP_hidden := cards_show keys_typed
SOURCES_resume := tests/risk/ui/resume.c $(RANDOM_PLAYER) $(SCREEN_SOURCES)
SOURCES_cpc_cards_test := tests/risk/ui/cpc_cards_test.c $(DRIVER_SOURCES) $(RULES_SOURCES)
WRAP_resume := keys_hit ask_move risk_apply
SOURCES_cpc_hidden_test := tests/risk/ui/cpc_hidden_test.c tests/risk/ui/z80_calls.c tests/lib/z80_calls/z80_calls.c \
	tests/lib/cpc_driver/cpc_driver.c $(CPCSIM_SOURCES) $(SCREEN_SOURCES)
WRAP_cpc_hidden_test := host_shot
