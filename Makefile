# Two games for the Amstrad CPC, 1000 Bornes and RISK: what you can ask for. make help lists it.
#
# The work is done by inner makes, one after the other:
#   tools/make/tools.mk       converters and other tools for the PC
#   tools/make/game.mk        one game, with GAME set: generated files, program, images, manual, programs of its tests
#   tools/make/all_games.mk   the disc and the cartridge of all games, the emulator page, the release
# Tests and benches are lines in tests/tests.txt and tests/*/tests.txt; tests/run builds what they need and runs them.

# Shown on the title and in the release's name; CHANGELOG.md tells what is in it.
VERSION := 0.9
# A game is a folder of src and a word here, in the order of the disc's menu (at most 8).
GAMES := mille risk
# TOOLCHAIN=z88dk builds for the CPC with z88dk, into build/z88dk.
TOOLCHAIN ?= sdcc
# Some targets take one game: make play GAME=risk.
GAME ?=
export VERSION GAMES TOOLCHAIN

# All cores are used; JOBS=1 uses one.
JOBS ?= $(shell nproc)
MAKEFLAGS += --no-builtin-rules --no-print-directory $(if $(filter 0,$(MAKELEVEL)),-j$(JOBS))

.DEFAULT_GOAL := all
BUILD := $(if $(filter z88dk,$(TOOLCHAIN)),build/z88dk,build)
IN_GAME := $(MAKE) -f tools/make/game.mk
EACH_GAME = for game in $(GAMES); do $(IN_GAME) GAME=$$game $@ || exit 1; done

help: ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*##/\t/' | expand -t 14
	@echo 'V=1 shows whole commands, JOBS=1 uses one core, TOOLCHAIN=z88dk another compiler.'

all: collection ## the games: every image, in disk/; installs nothing

play: ## install and build what is missing, and start the page with the games; GAME=risk starts one
	@tools/setup build play
	@$(MAKE) page-folder
	@tools/web/play $(GAME)

test: ## all tests and budgets; ends with "N passed, N failed"; ONLY="risk-% budget-mille-free" runs some
	@tools/setup test
	+@tests/run test '$(ONLY)'

bench: ## all budgets: NAME VALUE LIMIT ok|OVER; ONLY as above
	@tools/setup test
	+@tests/run bench '$(ONLY)'
ONLY ?= %

setup: ## install what is missing: FOR="build play test manual sheet", as much of it as you want
	@tools/setup $(FOR)
FOR ?= build

manual: manual-pages ## the manuals as A5 booklets: build/manual/*.pdf
	@tools/setup --check manual
	+@$(EACH_GAME)

page: page-folder manual ## the emulator page as a folder, build/page, and as build/page.zip for a games site
	@$(MAKE) -f tools/make/all_games.mk page-zip

release: page sounds ## images, page, manuals, music and checksums in one zip
	@$(MAKE) -f tools/make/all_games.mk $@

gfx-sheet: tools ## every picture of each game as the CPC shows it: build/<game>/sheet.png
	+@$(EACH_GAME)

sound-sheet: tools ## every piece as score, piano roll, spectrogram and WAV: build/<game>/sound-sheet
	@tools/setup --check sheet
	+@$(IN_GAME) GAME=demo build/z80/jukebox.ihx
	+@$(EACH_GAME)

smallest: tools ## find for each file the flags with which SDCC makes it smallest, into src/flags.mk (an hour)
	@tools/find_flags src/flags.mk "$$($(IN_GAME) GAME=$(firstword $(GAMES)) sdflags)" \
		$$(for game in $(GAMES); do $(IN_GAME) GAME=$$game sources; done)

sizes: all-games ## write the size of every file of each game to tests/<game>/sizes.txt: a step of a release
	@for game in $(GAMES); do tools/sizes $(BUILD)/z80/$$game >tests/$$game/sizes.txt || exit 1; done

soak: all-games ## compare PLIES=1000000000 random plies with the reference model, on all cores (GAME=mille or risk)
	+@$(IN_GAME) GAME=$(ONE) build/$(ONE)/quick/differential
	@tests/lib/differential/soak build/$(ONE)/quick/differential $(PLIES) build/$(ONE)/soak
ONE := $(or $(GAME),$(firstword $(GAMES)))
PLIES ?= 1000000000

tune: all-games ## ROUNDS=10 of tuning the machine player (GAME=mille or risk; LEVEL=hard); may be stopped at any time
	+@$(IN_GAME) GAME=$(ONE) tune

strength: all-games ## MATCHES=2400 on each rung of the ladder of players (hours; may be stopped); RUNG=WORD for some
	+@$(IN_GAME) GAME=mille strength

other-engines: all-games ## many matches against other programs (GAME=mille or risk)
	@tools/setup --check test
	+@$(IN_GAME) GAME=$(ONE) $@

clean: ## remove everything that was made
	rm -rf $(BUILD) $(if $(filter build,$(BUILD)),disk/*.dsk disk/*.cdt disk/*.sna disk/*.cpr)

# ---- steps --------------------------------------------------------------------------------------------------------

tools:
	@tools/setup --check build
	@$(MAKE) -f tools/make/tools.mk
$(GAMES) menu: tools
	+@$(IN_GAME) GAME=$@
all-games: $(GAMES) menu
collection: all-games
	@$(MAKE) -f tools/make/all_games.mk classics
emulators roms: tools
	@$(MAKE) -f tools/make/tools.mk $@
manual-pages: all-games
	+@$(EACH_GAME)
page-folder: collection manual-pages emulators
	@$(MAKE) -f tools/make/all_games.mk page
sounds: tools
	+@$(IN_GAME) GAME=demo build/z80/jukebox.ihx
	+@$(EACH_GAME)

.PHONY: help all play test bench setup manual page release gfx-sheet sound-sheet smallest sizes soak tune strength
.PHONY: other-engines clean
.PHONY: tools $(GAMES) menu all-games collection emulators roms manual-pages page-folder sounds
