# Builds one game: make -f tools/make/game.mk GAME=mille [TARGET...], after make tools. Without a target it makes the
# game's images and its command line program.
#
# A game is a folder, src/<game>, and a word in GAMES (Makefile). Its folder holds rules/ bot/ ui/ and, as far as it has
# them, words/ manual/ sound/ menu/ page.mjs; its pictures stand in gfx/<game>. Its game.mk says:
#
#   FILE      := MILLE              RUN"MILLE starts it; its files on disc have this name
#   TITLE     := 1000 BORNES        the loader shows it above its messages
#   LANGUAGES := fr en de it        the first is for a French keyboard, the second for any other
#   SAVES     := 6                  KB left free beside the disc's catalogue: saving there takes half the time
#   SPARE     := 256                bytes that must stay free on the CPC
#   MODULES   := src/mille/rules …  the folders whose sources it links, besides the platform
#   FILES     := src/ui/text.c …    single files of other folders
#   AT        := 0x0300             its address, if that is not MEMORY_PROGRAM
#
# The menu of the disc (disk/menu), the demo of the platform (tests/demo) and the map of RISK (tests/risk/board) are
# built in the same way.
#
#   build/<game>/gen        generated: pictures, font, words, sounds, map as C; languages; game.sh for scripts
#   build/<game>/<variant>  objects and programs for the PC (tools/make/compile.mk)
#   build/<game>/z80        objects for the CPC; build/z80/<game>.bin, .ihx, .noi are the program
#   build/<game>/disk       loaders and other parts of the images (disk/images.mk)
.DEFAULT_GOAL := all
include tools/make/settings.mk

GAME_MK := $(firstword $(wildcard $(addsuffix /$(GAME)/game.mk,src disk tests tests/*)))
$(if $(GAME_MK),,$(error GAME=$(GAME): there is no such game; there are $(GAMES)))
FOLDER := $(patsubst %/game.mk,%,$(GAME_MK))
B := $(BUILD)/$(GAME)
D := $(B)/disk
GEN := $(B)/gen
PROGRAM := $(BUILD)/z80/$(GAME)

BASE := $(GAME)
LANGUAGES :=
SPARE := 0
AT := $(MEMORY_PROGRAM)
PICTURES := $(firstword $(wildcard gfx/$(GAME)/pictures.txt $(FOLDER)/pictures.txt))
MAP_LIST := $(wildcard gfx/$(GAME)/map.txt)
WORDS := $(wildcard $(FOLDER)/words)
SOUNDS := $(wildcard $(FOLDER)/sound/instruments.txt $(FOLDER)/sound/effects.txt $(FOLDER)/sound/*.abc)
MANUAL := $(wildcard $(FOLDER)/manual)
IMAGES = $(DSK) $(CDT) $(SNA)
include src/flags.mk $(GAME_MK) tools/make/sources.mk
ifeq ($(TOOLCHAIN),z88dk)
include tools/z88dk/toolchain.mk
endif

# ---- generated files -------------------------------------------------------------------------------------------------
# Each generator fills a folder; tools/write_if_changed puts what differs into GEN and lists it in a stamp, <name>.made.
# The stamps are included as makefiles: make brings them up to date first, then reads everything again, and so knows
# which files really changed.

TEXTS := $(or $(LANGUAGES:%=$(WORDS)/words_%.txt),$(wildcard $(WORDS)/words_??.txt))
LANGUAGE_FILES := $(addprefix $(GEN)/$(FILE).,$(shell echo $(LANGUAGES) | tr a-z A-Z))
GRAPHICS := $(shell find gfx/shared $(dir $(PICTURES)) -name '*.png' -o -name '*.txt')
STAMPS := $(addprefix $(GEN)/,facts.made pictures.made font.made $(if $(WORDS),words.made) \
	$(if $(MAP_LIST),board.made) $(if $(SOUNDS),sounds.made) $(if $(wildcard $(FOLDER)/generate),generate.made))
# The stamps list their files in MADE. If a file is missing, its generator runs again.
MADE :=
include $(STAMPS)
MISSING := $(filter-out $(wildcard $(MADE)),$(MADE))
$(MISSING):
$(STAMPS): $(MISSING) tools/write_if_changed $(GAME_MK)

define GENERATE
	$(SAY) gen $@
	@rm -rf $@.new && mkdir -p $@.new
	$(Q)$(1)
	$(Q)tools/write_if_changed $@.new $@
endef

# Values of this file, of the Makefile and of memory.mk for scripts and C.
FACTS := GAME FILE TITLE LANGUAGES SAVES SETTINGS AT PICTURES BUILD PROGRAM GEN D VERSION \
	$(sort $(filter MEMORY_%,$(.VARIABLES)))
SETTINGS := $(if $(filter src/frontend,$(MODULES)),$(FILE)OPT)
$(GEN)/facts.made: Makefile tools/make/game.mk tools/make/facts src/platform/cpc/memory.mk src/platform/picture_table.h
	$(call GENERATE,$(foreach v,$(FACTS),$v='$($v)') tools/make/facts $@.new)

# Pictures become bytes; the font has the letters that the words need (of a program without languages: all).
$(GEN)/pictures.made: build/host/gfxconv $(GRAPHICS)
	$(call GENERATE,$< $(PICTURES) $@.new)
$(GEN)/font.made: build/host/gfxconv $(PICTURES) $(wildcard gfx/shared/font.*) $(TEXTS)
	$(call GENERATE,$< --font $(PICTURES) $@.new $(if $(LANGUAGES),$(TEXTS)))

# Every language is checked, those in LANGUAGES become files. The first is in memory when the program starts; on the CPC
# it is the last area of the file (src/platform/cpc/start.s).
$(GEN)/words.made: build/host/wordconv gfx/shared/font.txt $(WORDS)/words.txt $(TEXTS) $(wildcard $(WORDS)/*.txt)
	$(Q)$< gfx/shared/font.txt $(WORDS)/words.txt check $(sort $(TEXTS) $(wildcard $(WORDS)/words_??.txt))
	$(call GENERATE,$< gfx/shared/font.txt $(WORDS)/words.txt $@.new $(FILE) $(TEXTS))
SDFLAGS_$(GEN)/words_resident.c := --constseg WORDS

$(GEN)/board.made: build/host/mapconv $(GRAPHICS)
	$(call GENERATE,$< $(PICTURES) $(MAP_LIST) $@.new)
$(GEN)/sounds.made: build/host/soundconv $(SOUNDS)
	$(call GENERATE,$< $(GAME) $@.new/sounds.h $@.new/sounds.c $(SOUNDS))
# A game may have a generator, <folder>/generate: its arguments are the output folder and GEN.
$(GEN)/generate.made: $(FOLDER)/generate $(GEN)/facts.made $(GEN)/words.made $(GEN)/pictures.made
	$(call GENERATE,$< $@.new $(GEN))

GEN_SOURCES := $(addprefix gen/,pictures.c font.c $(if $(LANGUAGES),words_resident.c) $(if $(MAP_LIST),map_data.c) \
	$(if $(SOUNDS),sounds.c))
vpath gen/%.c $(B)

# ---- the program for the CPC -----------------------------------------------------------------------------------------

GAME_SOURCES := $(wildcard $(MODULES:%=%/*.c) $(MODULES:%=%/host/*.c)) $(filter %.c,$(FILES)) $(GEN_SOURCES)
Z80_SOURCES := $(CPC_SOURCES) $(wildcard $(MODULES:%=%/*.s) $(MODULES:%=%/cpc/*.s)) $(filter %.s,$(FILES)) \
	$(wildcard $(MODULES:%=%/*.c)) $(filter %.c,$(FILES)) $(GEN_SOURCES)
OBJECTS := $(patsubst %,$(B)/z80/%.rel,$(basename src/platform/cpc/start.s $(Z80_SOURCES)))

# Linked again also if the list of objects or the address changed, or if the .noi file is missing.
$(PROGRAM).ihx: $(OBJECTS) $(B)/z80/objects tools/link_cpc
	$(SAY) link $@
	@mkdir -p $(@D)
	$(Q)tools/link_cpc $(AT) $(MEMORY_PAGE) $(PROGRAM) $(filter %.rel,$^)
$(B)/z80/objects: FORCE
	@mkdir -p $(@D)
	@echo '$(AT) $(OBJECTS)' | cmp -s - $@ || echo '$(AT) $(OBJECTS)' >$@
ifeq ($(wildcard $(PROGRAM).noi),)
$(PROGRAM).ihx: FORCE
endif
$(PROGRAM).noi: $(PROGRAM).ihx ;

CHECK_SIZE := tools/check_size $(MEMORY_FILE_END) $(MEMORY_STARTED)
$(PROGRAM).bin: $(PROGRAM).ihx tools/check_size src/platform/cpc/memory.mk
	$(Q)$(CHECK_SIZE) $(PROGRAM)
	$(Q)objcopy -I ihex -O binary $< $@

# ---- layouts ---------------------------------------------------------------------------------------------------------
# Offsets, sizes, positions and addresses that C and the linker define: for the assembler, the page and tests. The test
# of RISK's map uses those of RISK.

LAYOUT_INC := $(wildcard $(BUILD)/$(BASE)_layout.inc)
LAYOUTS :=
ifneq ($(wildcard tools/$(GAME)/layout/main.c),)
SOURCES_layout := tools/$(GAME)/layout/main.c tools/layout/layout.c tools/layout/game/game_layout.c
LAYOUT_INC := $(BUILD)/$(GAME)_layout.inc
LAYOUTS := $(GEN)/$(GAME)_layout.js $(BUILD)/$(GAME)_layout.json
$(LAYOUT_INC): $(B)/host/layout
	$(Q)$< inc >$@
$(LAYOUTS): $(B)/host/layout $(PROGRAM).noi
	$(Q)$< $(patsubst .%,%,$(suffix $@)) $(PROGRAM).noi >$@
endif

# ---- images, manual, command line, tests -----------------------------------------------------------------------------

include tools/manual/manual.mk disk/images.mk tests/programs.mk tools/make/compile.mk

CLI := $(if $(wildcard tools/$(GAME)/main.c),$(BUILD)/host/$(GAME))
all: $(IMAGES) $(LAYOUTS) $(CLI) $(MANUAL_TEXTS) ; @:
$(BUILD)/host/$(GAME): $(B)/host/$(GAME)
	@mkdir -p $(@D)
	$(Q)cp $< $@

# ---- targets of the Makefile and of tests ----------------------------------------------------------------------------

free: $(PROGRAM).ihx
	@BENCH=$(GAME).free SPARE=$(SPARE) $(CHECK_SIZE) $(PROGRAM)
NO_PEEPHOLE := $(BUILD)/no_peephole/$(GAME)/z80
# Assembly without the peephole rules: tests compare it with that of the program.
$(NO_PEEPHOLE)/%.asm: %.c $(COMMON) src/flags.mk
	$(SAY) sdcc $@
	@mkdir -p $(@D)
	$(Q)sdcc $(filter-out --peep-file %/peephole.def,$(SDFLAGS)) $(EFFORT) $(SEGMENT) $(INCLUDES) \
		-Wp-MMD,$(@:.asm=.d),-MT,$@,-MP -S $< -o $@
no-peephole: $(patsubst %.c,$(NO_PEEPHOLE)/%.asm,$(filter %.c,$(filter-out gen/%,$(Z80_SOURCES)))) ; @:
-include $(shell find $(wildcard $(NO_PEEPHOLE)) /dev/null -name '*.d')
gfx-sheet:
	$(SAY) sheet $(B)/sheet.png
	$(Q)build/host/gfxconv --sheet $(PICTURES) $(B)/sheet.png
sound-sheet: $(B)/host/soundsheet
	@tools/soundsheet/sheet $< build/z80/jukebox.ihx $(B)/sound-sheet $(filter %.abc,$(SOUNDS))
# Sources for the CPC with their include folders (tools/find_flags), modules with theirs (tests/architecture).
sources:
	@printf '%s\n' $(foreach s,$(filter-out gen/% %.s $(FAST),$(Z80_SOURCES)), \
		$s=$(call COMMAS,$(patsubst %/,%,$(dir $s))))
modules:
	@printf '%s\n' $(foreach m,$(wildcard $(patsubst INCLUDES_%,%,$(filter INCLUDES_%,$(.VARIABLES)))), \
		$m=$(call COMMAS,$m))
COMMAS = $(subst $(subst ,, ),$(comma),$(strip $(INCLUDES_$(1))))
sdflags:
	@echo '$(SDFLAGS)'
.PHONY: all free no-peephole gfx-sheet sound-sheet sources modules sdflags FORCE
