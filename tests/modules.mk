# The folders of tests: which folders each may include from, as src/modules.mk has it for src. BASE is the game whose tests are made;
# tests/<game> has the same folders for every game.

HARNESS := tests/lib/z80_harness tests/lib/tap $(INCLUDES_tools/cpcsim)
DRIVER := tests/lib/cpc_driver tests/lib/z80_harness $(INCLUDES_tools/cpcsim)
SCREENS_OF_A_GAME := src/$(BASE)/ui $(wildcard src/$(BASE)/ui/map) $(BOT) $(FRONTEND) src/platform/host src/platform/host/picture

# Helpers.
INCLUDES_tests/lib/corruption := tests/lib/corruption
INCLUDES_tests/lib/cpc_driver := $(DRIVER) tests/lib/tap src/lib
INCLUDES_tests/lib/differential := tests/lib/differential tests/lib/tap
INCLUDES_tests/lib/joystick := tests/lib/joystick tests/lib/tap $(FRONTEND) src/platform/host
INCLUDES_tests/lib/lockstep := tests/lib/lockstep $(HARNESS)
INCLUDES_tests/lib/screenshots := tests/lib/screenshots tests/lib/tap $(FRONTEND) src/platform/host src/platform/host/picture
INCLUDES_tests/lib/statistics := tests/lib/statistics src/lib
INCLUDES_tests/lib/z80_harness := $(HARNESS)

# Shared modules and tools.
INCLUDES_tests/demo := src/platform src/lib $(GEN)
INCLUDES_tests/menu/ui := $(UI) src/platform/host src/platform/host/picture tests/lib/tap tests/lib/screenshots
INCLUDES_tests/platform := tests/platform $(HARNESS) src/platform src/lib src/platform/host src/platform/host/pack $(GEN)
INCLUDES_tests/save := tests/save $(HARNESS) tests/lib/cpc_driver tests/lib/corruption tools/lib/cli src/platform/host \
	src/frontend $(UI)
INCLUDES_tests/sound := tests/sound tests/platform $(HARNESS) src/platform src/lib src/platform/host tools/soundconv tools/lib $(GEN)
INCLUDES_tests/cpctelera := tests/cpctelera $(GEN) tests/platform $(INCLUDES_tools/cpcsim) src/platform src/lib
INCLUDES_tests/tools/asmconv := tools/asmconv tools/lib
INCLUDES_tests/tools/cpcsim := tests/tools/cpcsim tests/lib/tap $(INCLUDES_tools/cpcsim)
INCLUDES_tests/tools/gfxconv := tests/tools/gfxconv tests/lib/tap src/platform/host/picture src/platform/host/pack
INCLUDES_tests/tools/mkimage := tests/lib/tap tools/mkimage src/platform/host/checksum

# A game. Its reference model is written from the rulebook alone, and may include nothing of the game.
INCLUDES_tests/$(BASE)/bot := tests/$(BASE)/bot $(HARNESS) tools/$(BASE)/tune $(INCLUDES_tools/$(BASE))
INCLUDES_tests/$(BASE)/cli := tests/lib/tap tools/$(BASE) $(BOT)
INCLUDES_tests/$(BASE)/differential := tests/$(BASE)/reference_model tests/lib/differential tests/lib/tap tools/lib/cli $(RULES)
INCLUDES_tests/$(BASE)/emulators := src/$(BASE)/ui $(RULES) $(FRONTEND) src/platform/host
INCLUDES_tests/$(BASE)/fairness := tests/lib/tap tests/lib/statistics $(RULES)
INCLUDES_tests/$(BASE)/fuzz := tests/save tests/$(BASE)/saves src/$(BASE)/rules $(INCLUDES_tools/$(BASE))
INCLUDES_tests/$(BASE)/lockstep := tests/$(BASE)/lockstep tests/lib/lockstep $(HARNESS) tools/$(BASE) tools/lib/cli $(BOT)
INCLUDES_tests/$(BASE)/odds := tests/lib/tap tests/$(BASE)/reference_model $(RULES)
INCLUDES_tests/$(BASE)/other_engines := tests/$(BASE)/other_engines tests/lib/tap tools/$(BASE) tools/lib/cli $(BOT)
INCLUDES_tests/$(BASE)/reference_model := tests/$(BASE)/reference_model
INCLUDES_tests/$(BASE)/reference_model_test := tests/$(BASE)/reference_model tests/lib/tap
INCLUDES_tests/$(BASE)/rules := tests/$(BASE)/rules tests/lib/tap $(RULES) tools/$(BASE) tools/lib/cli
INCLUDES_tests/$(BASE)/saves := tests/$(BASE)/saves tests/save tests/lib/corruption tests/lib/tap $(DRIVER) tools/$(BASE) $(BOT) \
	src/$(BASE)/ui/include src/frontend
INCLUDES_tests/$(BASE)/sound := tests/lib/tap $(GEN)
INCLUDES_tests/$(BASE)/ui := tests/$(BASE)/ui $(SCREENS_OF_A_GAME) tests/lib/tap tests/lib/screenshots tests/lib/joystick $(DRIVER) \
	tools/$(BASE) tools/lib/cli tools/manual/$(BASE)
INCLUDES_tests/$(BASE)/words := $(HARNESS) src/platform/host src/platform/host/checksum $(UI)
INCLUDES_tests/$(BASE)/board := tests/$(BASE)/board tests/platform $(HARNESS) src/platform/host $(MAP) $(INCLUDES_tools/mapconv)
INCLUDES_tests/$(BASE)/board/cpc := $(MAP)
