# The screens on the PC, picture by picture.
INCLUDES_tests/ui := src/ui src/mille src/bot src/machine src/host tools/picture tests/tap $(BUILD)/gen

PAGES_SOURCES := $(filter-out src/ui/main.c,$(wildcard src/ui/*.c)) $(wildcard src/mille/*.c src/bot/*.c) \
	$(filter-out src/host/main.c,$(HOST_SOURCES)) $(GEN)/words_keys.c
$(patsubst %.c,$(BUILD)/san/%.o,$(wildcard tests/ui/*.c)): | $(GEN)/words_keys.h

$(BUILD)/san/pages: $(BUILD)/san/tests/ui/tables.o
$(BUILD)/san/pages $(BUILD)/san/options: $(BUILD)/san/%: $(BUILD)/san/tests/ui/%.o $(PAGES_SOURCES:%.c=$(BUILD)/san/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) $^ $(HOST_LIBS) -o $@

TESTS += options
test-options = $(BUILD)/san/options
test-options-needs = $(BUILD)/san/options

# pages_in(language): the pages of a language, as made and as stored
define pages_in
TESTS += pages-$(1)
test-pages-$(1) = mkdir -p $$(BUILD)/pages && $$(BUILD)/san/pages $(1) $$(GEN)/loading.scr $$(BUILD)/pages tests/ui/pictures
test-pages-$(1)-needs = $$(BUILD)/san/pages $$(wildcard tests/ui/pictures/$(1)-*.png)
endef
$(foreach language,$(GAME_LANGUAGES),$(eval $(call pages_in,$(language))))

# Whole matches: a player at the keys, who sees which question is on the screen.
PLAYER_WRAPS := clock_wait keys_hit keys_typed ui_input dialogue_choose help_key ask_card ask_rival mille_new mille_apply
PLAYER_SOURCES := tests/ui/player.c $(PAGES_SOURCES)
$(BUILD)/san/matches: $(patsubst %.c,$(BUILD)/san/%.o,tests/ui/matches.c $(PLAYER_SOURCES))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) $(PLAYER_WRAPS:%=-Wl,--wrap=%) $^ $(HOST_LIBS) -o $@

TESTS += matches
test-matches = $(BUILD)/san/matches
test-matches-needs = $(BUILD)/san/matches

# The binary of the disk in the simulated CPC: a hand by keys, a monkey, budgets. MONKEY=1000000 make test lets it play longer.
MONKEY ?= 200000
CPC_GAME := $(BUILD)/tests/ui/cpc_game
INCLUDES_tests/ui += tools/cpcsim
$(CPC_GAME): $(BUILD)/host/tests/ui/cpc_game.o $(patsubst %.c,$(BUILD)/host/%.o,$(wildcard src/mille/*.c)) $(CPCSIM_OBJECTS)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(CC) -o $@ $^ $(CPCSIM_LIBS)
$(BUILD)/host/tests/ui/cpc_game.o: | $(GEN)/words_keys.h

TESTS += cpc-hand cpc-monkey
test-cpc-hand = $(CPC_GAME) $(BUILD)/z80/mille hand
test-cpc-monkey = $(CPC_GAME) $(BUILD)/z80/mille monkey $(MONKEY)
test-cpc-hand-needs = $(CPC_GAME) $(BUILD)/z80/mille.bin
test-cpc-monkey-needs = $(test-cpc-hand-needs)
BENCHES += screens
bench-screens = $(CPC_GAME) $(BUILD)/z80/mille bench
bench-screens-needs = $(test-cpc-hand-needs)
