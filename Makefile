# 1000 Bornes for the Amstrad CPC: what the project makes, from top to bottom.
# Each room (src/*, gfx, disk, tools/*, tests) adds its own parts in its build.mk.

BUILD := build
.DEFAULT_GOAL := all

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

all: setup-build ## the game: everything that goes to the player
	@$(MAKE) --no-print-directory products

# The desktop Caprice32, where there is one and a display for it; otherwise the game is played in the browser.
CAP32 := $(if $(DISPLAY)$(WAYLAND_DISPLAY),$(shell command -v cap32))

play: setup-$(if $(CAP32),build,play) ## build what is missing and start the game
	@$(MAKE) --no-print-directory start

test: setup-test ## every proof; ends with "N passed, N failed"
	@$(MAKE) --no-print-directory check

bench: setup-test ## every budget: NAME VALUE LIMIT ok|OVER
	@$(MAKE) --no-print-directory measure

clean: ## remove everything that was made
	rm -rf $(BUILD) $(foreach game,$(GAMES),disk/$(game).dsk disk/$(game).cdt disk/$(game).sna)

setup-%:
	@tools/setup $*

# ---- compilers: warnings are errors in both ---------------------------------------------------------------------

# make V=1 shows the whole commands.
Q := $(if $(V),,@)
say = @printf '  %-6s %s\n' $(1) $(2)

CC := gcc
CFLAGS := -std=c11 -g -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Werror
SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all
SDCC := sdcc
SDFLAGS := -mz80 --std-c11 --Werror --opt-code-size --peep-file src/cpc/peephole.def

# One folder, one list of folders it may include from: what is not listed does not compile. A room sets INCLUDES_<folder>
# in its build.mk; "gen" in it stands for what is made for a game (pictures.h, words_keys.h …), and such a room is compiled
# once for each game. SDFLAGS_<source> are the flags that make SDCC's code for that file smallest: src/flags.mk has them.
# OVERLAY_<folder> or OVERLAY_<source> := OVERLAY_A or OVERLAY_B: variables of A and of B are never needed together, and share their bytes.
comma := ,
room_of = $(patsubst %/,%,$(dir $(1)))
includes = $(addprefix -I,$(patsubst gen,$(BUILD)/$(1)/gen,$(INCLUDES_$(call room_of,$<))))
effort = $(or $(SDFLAGS_$<),--max-allocs-per-node 6000) $(addprefix --dataseg ,$(OVERLAY_$<) $(OVERLAY_$(call room_of,$<)))

# objects(variant, game, sources): where they are made
objects = $(foreach s,$(3),$(BUILD)/$(if $(filter gen,$(INCLUDES_$(call room_of,$s))),$(2)/)$(1)/$(basename $(s:$(BUILD)/$(2)/%=%)).$(if $(filter z80,$(1)),rel,o))

# compile(pattern of the object, pattern of its source, flags, game): how a PC's object comes from a .c file
define compile
$(1): $(2)$(if $(4), | $($(4).needs))
	$$(call say,cc,$$@)
	@mkdir -p $$(@D)
	$$(Q)$(CC) $(CFLAGS) $(3) $$(call includes,$(4)) -MMD -MP -c $$< -o $$@
endef
LDFLAGS_host :=
LDFLAGS_san := -fsanitize=address,undefined
LDFLAGS_cov := --coverage
VARIANTS := host san cov
CFLAGS_host := -O2
CFLAGS_san := -O1 $(SANITIZE)
CFLAGS_cov := -O0 --coverage
$(foreach v,$(VARIANTS),$(eval $(call compile,$(BUILD)/$v/%.o,%.c,$(CFLAGS_$v),)))

# compile_z80(pattern of the object, pattern of its source, game)
define compile_z80
$(1): $(2) src/cpc/peephole.def$(if $(3), | $($(3).needs))
	$$(call say,sdcc,$$@)
	@mkdir -p $$(@D)
	$$(Q)$(SDCC) $$(SDFLAGS) $$(effort) $$(call includes,$(3)) -Wp-MMD,$$(@:.rel=.d),-MT,$$@ -c $$< -o $$@
endef
$(eval $(call compile_z80,$(BUILD)/z80/%.rel,%.c,))

$(BUILD)/z80/%.rel: %.s
	$(call say,asm,$@)
	@mkdir -p $(@D)
	$(Q)sdasz80 -plosgffw $@ $<

# ---- rooms ------------------------------------------------------------------------------------------------------
# PRODUCTS are what the player gets. A test or a bench is a name in TESTS or BENCHES, a command in test-<name> or
# bench-<name>, and the files the command needs in test-<name>-needs or bench-<name>-needs.

GAMES := mille

PRODUCTS :=
TESTS :=
BENCHES :=
rooms = $(foreach room,$(1),$(sort $(wildcard $(room)/build.mk)))
include src/game.mk src/flags.mk $(GAMES:%=src/%/game.mk) $(call rooms,src/* src/*/* disk)
$(foreach g,$(GAMES),$(eval $(call game,$g))$(eval $(call images,$g,disk)))
PRODUCTS += $(foreach game,$(GAMES),$($(game).dsk) $($(game).cdt) $($(game).sna))
include $(call rooms,tools/* tools/*/* tests/* tests/*/*)

smallest: setup-test $(foreach g,$(GAMES),$($g.needs)) ## finds for each file the flags with which SDCC makes it smallest (half an hour)
	@tools/smallest src/flags.mk '$(SDFLAGS)' $(sort $(foreach g,$(GAMES),$(foreach s,$(filter-out $(BUILD)/%,$(filter %.c,$(CPC_SOURCES) $($g.sources))),\
		$s=$(subst $() ,$(comma),$(patsubst gen,$(BUILD)/$g/gen,$(INCLUDES_$(call room_of,$s)))))))

products: $(PRODUCTS)

check: $(foreach t,$(TESTS),$(test-$t-needs))
	@{ $(foreach t,$(TESTS),printf '%s\t%s\n' '$t' '$(test-$t)';) } | tests/run $(BUILD)/test

measure: $(foreach b,$(BENCHES),$(bench-$b-needs))
	@{ $(foreach b,$(BENCHES),$(bench-$b) || echo '$b 1 0 OVER';) } | tests/budget

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)

# Objects are kept: make removes nothing it made on the way.
.SECONDARY:

.PHONY: help all play test bench clean smallest products check measure
