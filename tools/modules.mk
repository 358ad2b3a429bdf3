# The folders of tools: which folders each may include from, as src/modules.mk has it for src. BASE is the game whose programs are made.

# Shared by the tools.
INCLUDES_tools/lib := tools/lib src/platform/host/picture
INCLUDES_tools/lib/cli := tools/lib/cli src/save src/lib

# Converters and the simulated CPC.
INCLUDES_tools/asmconv := tools/asmconv tools/lib
INCLUDES_tools/cpcsim := tools/cpcsim src/platform/host/picture src/platform/host/keyboard
INCLUDES_tools/gfxconv := tools/gfxconv tools/lib src/platform/host/picture src/platform/host/pack
INCLUDES_tools/mapconv := tools/mapconv tools/lib tools/risk tools/lib/cli src/platform src/platform/host/picture src/platform/host/pack \
	$(RULES)
INCLUDES_tools/mkimage := tools/mkimage src/platform/host/pack src/platform/host/checksum
INCLUDES_tools/soundconv := tools/soundconv tools/lib src/platform src/lib
INCLUDES_tools/soundsheet := tools/soundsheet $(INCLUDES_tools/cpcsim) $(INCLUDES_tools/soundconv) $(GEN)
INCLUDES_tools/wordconv := tools/wordconv tools/lib src/platform/host/checksum

# A game's command line and tuner may look into its bot, its manual into its screens.
INCLUDES_tools/$(BASE) := tools/$(BASE) $(wildcard tools/$(BASE)/styles) tools/lib/cli src/$(BASE)/bot $(BOT) src/$(BASE)/ui/include src/frontend
INCLUDES_tools/$(BASE)/styles := tools/$(BASE)/styles $(BOT)
INCLUDES_tools/$(BASE)/tune := tools/$(BASE)/tune tools/$(BASE) $(wildcard tools/$(BASE)/styles) tools/lib/cli src/$(BASE)/bot $(BOT)
INCLUDES_tools/manual := tools/manual tools/lib src/platform/host/keyboard $(UI)
INCLUDES_tools/manual/default := tools/manual $(GEN)
INCLUDES_tools/manual/$(BASE) := tools/manual tools/manual/$(BASE) tools/lib src/$(BASE)/ui $(BOT) $(FRONTEND)

CPCSIM_SOURCES := $(filter-out %/main.c,$(wildcard tools/cpcsim/*.c)) $(wildcard src/platform/host/picture/*.c src/platform/host/keyboard/*.c)
SOUNDCONV_SOURCES := $(wildcard tools/soundconv/*.c) tools/lib/fail.c tools/lib/lines.c
# Telling what a file holds needs a game's table of its files (save_file.h).
CLI_FILE_SOURCES := $(addprefix tools/lib/cli/,save_file.c settings_print.c)
CLI_SOURCES := $(filter-out $(CLI_FILE_SOURCES),$(wildcard tools/lib/cli/*.c))
