# 1000 Bornes for the Amstrad CPC: what the project makes, from top to bottom.
# Each room (src/*, gfx, disk, tools/*, tests) adds its own parts in its build.mk.

# Shown on the title and in the release's name; CHANGELOG.md tells what is in it.
VERSION := 0.9
# TOOLCHAIN=z88dk builds for the CPC with z88dk, in folders of its own: tools/z88dk has its programs under SDCC's names.
TOOLCHAIN ?= sdcc
BUILD := $(if $(filter z88dk,$(TOOLCHAIN)),build/z88dk,build)
IMAGE_FOLDER := $(if $(filter z88dk,$(TOOLCHAIN)),$(BUILD)/disk,disk)
.DEFAULT_GOAL := all

MAKEFLAGS += -rR -j$(shell nproc)

# ---- what to ask for --------------------------------------------------------------------------------------------

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

all: products ## the game: everything that goes to the player

play: start ## build what is missing and start the page with both games; GAME=mille or risk starts one

test: check ## every proof and every budget; ends with "N passed, N failed"; ONLY="house% budget-screens" tries some

bench: measure ## every budget: NAME VALUE LIMIT ok|OVER

clean: ## remove everything that was made
	rm -rf $(BUILD) $(CLASSICS) $(CARTRIDGE) $(foreach game,$(GAMES),$($(game).dsk) $($(game).cdt) $($(game).sna))

# The desktop Caprice32 for one game, where there is one and a display for it; otherwise games are played in the browser.
GAME ?=
DISPLAY ?=
WAYLAND_DISPLAY ?=
CAP32 := $(if $(and $(GAME),$(DISPLAY)$(WAYLAND_DISPLAY)),$(shell command -v cap32))

# What these need from outside is installed before anything else, where it is missing.
MAKECMDGOALS ?=
GOALS := $(or $(MAKECMDGOALS),$(.DEFAULT_GOAL))
SETUP := $(if $(filter all gfx-sheet,$(GOALS)),build) $(if $(filter play page release,$(GOALS)),$(if $(CAP32),build,play)) \
	$(if $(filter manual page release,$(GOALS)),build manual) $(if $(filter test bench peers smallest,$(GOALS)),test) $(if $(filter sound-sheet,$(GOALS)),build sheet)
$(if $(strip $(SETUP)),$(if $(shell tools/setup $(SETUP) >&2 || echo failed),$(error what is missing is said above)))

# ---- compilers: warnings are errors in both ---------------------------------------------------------------------

# make V=1 shows the whole commands.
V ?=
Q := $(if $(V),,@)
say = @printf '  %-6s %s\n' $(1) $(2)

CC := gcc
CFLAGS := -std=c11 -g -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Werror
SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all
SDCC := sdcc
Z80_TOOLS :=
ifeq ($(TOOLCHAIN),z88dk)
include tools/z88dk/toolchain.mk
endif
SDFLAGS := -mz80 --std-c11 --Werror --opt-code-size --peep-file $(BUILD)/peephole.def

# One folder, one list of folders it may include from: what is not listed does not compile. A room sets INCLUDES_<folder>
# in its build.mk; "gen" in it stands for what is made for a game (pictures.h, words_keys.h …), "config" for the public headers of its
# screens, and such a room is compiled once for each game. SDFLAGS_<source> are the flags that make SDCC's code for that file smallest: src/flags.mk has them.
# OVERLAY_<folder> or OVERLAY_<source> := OVERLAY_A or OVERLAY_B: variables of A and of B are never needed together, and share their bytes;
# := SPARE: they stand beside the machine's.
comma := ,
empty :=
space := $(empty) $(empty)
# A module's folder holds what both machines compile; its cpc folder what only the CPC has, its host folder what only the PC has.
folder_of = $(patsubst %/,%,$(dir $(1)))
room_of = $(if $(filter-out undefined,$(origin INCLUDES_$(call folder_of,$(1)))),$(call folder_of,$(1)),$(patsubst %/host,%,$(patsubst %/cpc,%,$(call folder_of,$(1)))))
not_host = $(foreach s,$(1),$(if $(findstring /host/,$s),,$s))
flat = $(subst /,-,$(1))
set = $(if $(filter-out undefined,$(origin $(1))),$($(1)))
for_game = $(patsubst config,src/$(1)/ui/include,$(patsubst gen,$(BUILD)/$(1)/gen,$(2)))
includes = $(addprefix -I,$(call for_game,$(1),$(call set,INCLUDES_$(call room_of,$<))))
effort = $(or $(call set,SDFLAGS_$<),--max-allocs-per-node 6000) $(addprefix --dataseg ,$(call set,OVERLAY_$<) $(call set,OVERLAY_$(call room_of,$<)))

# remember(name, text): the path of a file that is written when its text changes, and only then. What is made depends on
# the text of its command in this way, so a changed flag makes it again. flags_of(kinds, source): those of its room.
FLAGS := $(BUILD)/flags
differ = $(subst x$(1),,x$(2))$(subst x$(2),,x$(1))
remember = $(FLAGS)/$(1)$(if $(call differ,$(strip $(1): $(2)),$(strip $(file <$(FLAGS)/$(1)))),$(file >$(FLAGS)/$(1),$(strip $(1): $(2))))
flags_of = $(addprefix $(FLAGS)/,$(addsuffix -$(call flat,$(call room_of,$(2))),$(if $(call set,INCLUDES_$(call room_of,$(2))),$(1))))
$(shell mkdir -p $(FLAGS))

# absent(files): for files that come along with another one, which is made again where one of them is gone
absent = $(if $(filter-out $(wildcard $(1)),$(1)),FORCE)
FORCE:

# objects(variant, game, sources): where they are made
objects = $(foreach s,$(3),$(BUILD)/$(if $(filter-out %.s,$s),$(if $(filter gen,$(call set,INCLUDES_$(call room_of,$s))),$(2)/))$(1)/$(basename $(s:$(BUILD)/$(2)/%=%)).$(if $(filter z80,$(1)),rel,o))

# compile(pattern of the object, pattern of its source, variant, game): how a PC's object comes from a .c file
define compile
$(1): $(2) $(FLAGS)/$(3) $$$$(call flags_of,includes,$(2))
	$$(call say,cc,$$@)
	@mkdir -p $$(@D)
	$$(Q)$(CC) $(CFLAGS) $(CFLAGS_$(3)) $$(call includes,$(4)) -MMD -MP -c $$< -o $$@
endef
CFLAGS_host := -O2
CFLAGS_san := -O1 $(SANITIZE)
CFLAGS_cov := -O0 --coverage
LDFLAGS_host :=
LDFLAGS_san := -fsanitize=address,undefined
LDFLAGS_cov := --coverage
VARIANTS := host san cov

# compile_z80(pattern of the object, pattern of its source, game)
define compile_z80
$(1): $(2) $(BUILD)/peephole.def $(Z80_TOOLS) $(FLAGS)/z80 $$$$(call flags_of,includes z80,$(2))
	$$(call say,sdcc,$$@)
	@mkdir -p $$(@D)
	$$(Q)$(SDCC) $$(SDFLAGS) $$(effort) $$(call includes,$(3)) -Wp-MMD,$$(@:.rel=.d),-MT,$$@,-MP -c $$< -o $$@
endef

# program(path, variant, sources, libraries, game): a program for the PC; the game is whose pictures and words are in it
define program
$(1): $(call objects,$(2),$(5),$(3)) $$(call remember,$(call flat,$(1)),$$(value program) $(2) $(3) $(4))
	$$(call say,link,$$@)
	@mkdir -p $$(@D)
	$$(Q)$(CC) $(LDFLAGS_$(2)) -o $$@ $$(filter %.o,$$^) $(4)
endef

.SECONDEXPANSION:
$(foreach v,$(VARIANTS),$(eval $(call compile,$(BUILD)/$v/%.o,%.c,$v,)))
$(eval $(call compile_z80,$(BUILD)/z80/%.rel,%.c,))

# assemble(object, source)
assemble = sdasz80 -plosgffw -I$(BUILD) $(1) $(2)
$(BUILD)/z80/%.rel: %.s $(Z80_TOOLS) $(BUILD)/memory.inc $(wildcard src/platform/cpc/*.inc) $$(LAYOUT_INCLUDES) $(call remember,asm,$(value assemble))
	$(call say,asm,$@)
	@mkdir -p $(@D)
	$(Q)$(call assemble,$@,$<)

# ---- rooms ------------------------------------------------------------------------------------------------------
# PRODUCTS are what the player gets. A test or a bench is a name in TESTS or BENCHES, a command in test-<name> or
# bench-<name>, and the files the command needs in test-<name>-needs or bench-<name>-needs. REMARKS are benches without a budget.
# Commands quote with " alone: the list of them stands between single quotes.

GAMES := mille risk

PRODUCTS :=
GENERATED :=
TESTS :=
BENCHES :=
REMARKS :=
rooms = $(foreach room,$(1),$(sort $(wildcard $(room)/build.mk)))
include src/game.mk src/flags.mk $(GAMES:%=src/%/game.mk) $(call rooms,src/* src/*/* src/*/*/* disk disk/*)
$(foreach g,$(GAMES),$(eval $(call game,$g))$(eval $(call images,$g,$(IMAGE_FOLDER))))
CLASSICS := $(IMAGE_FOLDER)/classics.dsk
$(eval $(call all_games,$(CLASSICS),$(GAMES)))
CARTRIDGE := $(IMAGE_FOLDER)/classics.cpr
$(eval $(call cartridge,$(CARTRIDGE),$(GAMES)))
PRODUCTS += $(CLASSICS) $(CARTRIDGE) $(foreach game,$(GAMES),$($(game).dsk) $($(game).cdt) $($(game).sna))
include $(call rooms,tools/* tools/*/* tests/* tests/*/* tests/*/*/*)

smallest: ## finds for each file the flags with which SDCC makes it smallest (half an hour)
	@tools/find_flags src/flags.mk '$(SDFLAGS)' $(sort $(foreach g,$(GAMES),$(foreach s,$(filter-out $(BUILD)/% $(call set,$g.pc_only),$(call not_host,$(filter %.c,$(CPC_SOURCES) $($g.sources)))),\
		$s=$(subst $(space),$(comma),$(call for_game,$g,$(INCLUDES_$(call room_of,$s)))))))

products: $(PRODUCTS)

# Budgets come first: the longest of them takes minutes, in which another core does the tests.
ONLY ?= %
CHOSEN_TESTS := $(filter $(ONLY),$(TESTS))
CHOSEN_BENCHES := $(patsubst budget-%,%,$(filter $(ONLY),$(BENCHES:%=budget-%)))
check: $(foreach t,$(CHOSEN_TESTS),$(call set,test-$t-needs)) $(foreach b,$(CHOSEN_BENCHES),$(bench-$b-needs))
	@{ $(foreach b,$(CHOSEN_BENCHES),printf '%s\t%s\n' 'budget-$b' '{ $(call bench,$b) } | tests/lib/budget tap';) \
	$(foreach t,$(CHOSEN_TESTS),printf '%s\t%s\n' '$t' '$(test-$t)';) } | tests/run $(BUILD)/test

measure: $(foreach b,$(BENCHES) $(REMARKS),$(bench-$b-needs))
	@{ $(foreach b,$(BENCHES) $(REMARKS),$(call bench,$b)) } | tests/lib/budget

bench = $(bench-$(1)) || echo $(1) 1 0 OVER;

# What each variant, each room and each of its files is compiled with.
ROOMS := $(patsubst INCLUDES_%,%,$(filter INCLUDES_%,$(.VARIABLES)))
VARIABLES := $(sort $(filter SDFLAGS_% OVERLAY_%,$(.VARIABLES)))
remembered := $(foreach v,$(VARIANTS),$(call remember,$v,$(value compile) $(CC) $(CFLAGS) $(CFLAGS_$v))) \
	$(call remember,z80,$(value compile_z80) $(value effort) $(SDCC) $(SDFLAGS)) $(foreach room,$(ROOMS), \
	$(call remember,includes-$(call flat,$(room)),$(INCLUDES_$(room))) \
	$(call remember,z80-$(call flat,$(room)),$(foreach v,$(filter %_$(room) SDFLAGS_$(room)/% OVERLAY_$(room)/%,$(VARIABLES)),$v=$($v))))

# Before anything else what is made for a game is made, and make reads all this again: so it knows which of it changed.
ifneq ($(filter-out help clean,$(GOALS)),)
include $(GENERATED)
endif
-include $(shell find $(BUILD) -name tree -prune -o -name '*.d' -print) # a tree is a copy of the project that a test has built

# Objects are kept, half-made files are not.
.PRECIOUS: %.o %.rel
.DELETE_ON_ERROR:

.PHONY: FORCE help all play test bench clean smallest products check measure
