# Sources by module, for programs of the PC and for the Z80. Included by tools/make/tools.mk and tools/make/game.mk.
# BASE is the game, B the folder of the objects, GEN that of the generated files. Include lists: src/modules.txt.
include $(B)/modules.mk
$(B)/modules.mk: src/modules.txt tools/make/modules
	@mkdir -p $(@D)
	@tools/make/modules -v game=$(BASE) -v gen=$(GEN) $< >$@

LIB_SOURCES := $(wildcard src/lib/*.c src/lib/host/*.c)
RULES_SOURCES := $(wildcard src/$(BASE)/rules/*.c src/$(BASE)/rules/host/*.c) $(LIB_SOURCES) src/save/host/save_format.c
BOT_SOURCES := $(wildcard src/$(BASE)/bot/*.c src/$(BASE)/bot/host/*.c)
SAVE_SOURCES := $(wildcard src/save/*.c src/save/host/*.c) src/lib/host/crc16.c
UI_SOURCES := $(wildcard src/ui/*.c src/ui/host/*.c)
PICTURE_SOURCES := $(wildcard src/platform/host/picture/*.c)
# Without main.c: tests have their own main().
PLATFORM_SOURCES := $(filter-out %/main.c,$(wildcard src/platform/*.c src/platform/host/*.c src/platform/host/*/*.c))
CPCSIM_SOURCES := $(filter-out %/main.c,$(wildcard tools/cpcsim/*.c)) $(PICTURE_SOURCES) \
	src/platform/host/keyboard/keyboard.c
SOUNDCONV_SOURCES := $(wildcard tools/soundconv/*.c) tools/lib/fail.c tools/lib/lines.c
# These need a table of the game's file types (save_file.h).
CLI_FILE_SOURCES := $(addprefix tools/lib/cli/,save_file.c settings_print.c)
CLI_SOURCES := $(filter-out $(CLI_FILE_SOURCES),$(wildcard tools/lib/cli/*.c))

# For the Z80. start.s is linked first in a program for the CPC; of the other files the linker takes only those used.
RULES_Z80 := $(wildcard src/$(BASE)/rules/*.c src/$(BASE)/rules/cpc/*.s src/lib/*.c src/lib/cpc/*.s)
BOT_Z80 := $(wildcard src/$(BASE)/bot/*.c src/$(BASE)/bot/cpc/*.s)
CPC_SOURCES := $(filter-out src/platform/cpc/start.s,$(wildcard src/platform/cpc/*.s)) $(wildcard src/platform/*.c)

# Variables that share memory. OVERLAY_A and OVERLAY_B are never in use at the same time: a text is drawn as soon as it
# is made, so its arguments are not needed while a picture moves. SPARE follows the variables of the platform.
IN_OVERLAY_A += src/ui/words.c src/ui/text_entry.c src/frontend/hall_of_fame.c src/frontend/options.c
IN_SPARE += src/frontend/settings.c src/save
