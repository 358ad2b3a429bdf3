# The modules of src, and which folders the sources of each may include from: what is not listed does not compile. A module's folder
# holds what both machines compile, its cpc folder assembly for the CPC alone, its host folder C for the PC alone (which includes from
# the same folders). BASE is the game whose program is being made, GEN the folder of what is generated for it (pictures.h,
# words_keys.h ...). The public headers of a game's rules, bot and ui stand in their include folders.

# What others may include.
RULES := src/$(BASE)/rules/include src/lib src/save
BOT := src/$(BASE)/bot/include $(RULES)
UI := src/ui src/platform src/save src/lib $(GEN)
FRONTEND := src/frontend src/$(BASE)/ui/include $(UI)
MAP := src/$(BASE)/ui/map $(RULES) src/platform $(GEN)
HOST_PARTS := $(addprefix src/platform/host/,picture pack keyboard checksum)

# Shared modules. They name no game.
INCLUDES_src/lib := src/lib
INCLUDES_src/save := src/save src/lib src/platform
INCLUDES_src/platform := src/platform src/lib
INCLUDES_src/platform/host := src/platform/host src/platform src/lib $(HOST_PARTS)
INCLUDES_src/platform/host/checksum := src/platform/host/checksum
INCLUDES_src/platform/host/keyboard := src/platform/host/keyboard
INCLUDES_src/platform/host/pack := src/platform/host/pack
INCLUDES_src/platform/host/picture := src/platform/host/picture
INCLUDES_src/ui := $(UI)
INCLUDES_src/frontend := $(FRONTEND)
INCLUDES_disk/menu := disk/menu $(UI)

# A game: ui -> bot -> rules.
INCLUDES_src/$(BASE)/rules := src/$(BASE)/rules $(RULES)
INCLUDES_src/$(BASE)/bot := src/$(BASE)/bot $(BOT)
INCLUDES_src/$(BASE)/ui/map := $(MAP)
INCLUDES_src/$(BASE)/ui := src/$(BASE)/ui $(wildcard src/$(BASE)/ui/map) $(BOT) $(FRONTEND)
INCLUDES_$(GEN) := $(GEN) src/platform src/ui src/lib

# A text is drawn as soon as it is made: its arguments are not needed while a picture moves, nor is the work space of the hall of fame.
OVERLAY_src/ui/words.c := OVERLAY_A
OVERLAY_src/frontend/hall_of_fame.c := OVERLAY_A
OVERLAY_src/frontend/settings.c := SPARE

# ---- sources by module, for programs on the PC ----------------------------------------------------------------------

LIB_SOURCES := $(wildcard src/lib/*.c src/lib/host/*.c)
RULES_SOURCES := $(wildcard src/$(BASE)/rules/*.c src/$(BASE)/rules/host/*.c) $(LIB_SOURCES) src/save/host/save_format.c
BOT_SOURCES := $(wildcard src/$(BASE)/bot/*.c src/$(BASE)/bot/host/*.c)
SAVE_SOURCES := $(wildcard src/save/*.c src/save/host/*.c) src/lib/host/crc16.c
UI_SOURCES := $(wildcard src/ui/*.c src/ui/host/*.c)
# PLATFORM_SOURCES leaves out main.c, for tests that have a main of their own.
PLATFORM_SOURCES := $(filter-out src/platform/host/main.c,$(wildcard src/platform/*.c src/platform/host/*.c src/platform/host/*/*.c))
PICTURE_SOURCES := $(wildcard src/platform/host/picture/*.c)

# What is compiled for the Z80 of the rules and of the bot.
RULES_Z80 := $(wildcard src/$(BASE)/rules/*.c src/$(BASE)/rules/cpc/*.s src/lib/*.c src/lib/cpc/*.s)
BOT_Z80 := $(wildcard src/$(BASE)/bot/*.c src/$(BASE)/bot/cpc/*.s)
# For the CPC, start.s comes first in a program; of the others a program takes what it needs.
CPC_SOURCES := $(filter-out src/platform/cpc/start.s,$(wildcard src/platform/cpc/*.s)) $(wildcard src/platform/*.c)
