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
	rm -rf $(BUILD) disk/mille.dsk disk/mille.cdt disk/mille.sna

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
SDFLAGS := -mz80 --std-c11 --Werror --opt-code-size

# One folder, one list of folders it may include from: what is not listed does not compile.
# A room sets INCLUDES_<folder> in its build.mk.
# SDALLOCS_<folder> may ask SDCC to search longer for small code; the default keeps builds quick.
effort = --max-allocs-per-node $(or $(SDALLOCS_$(patsubst %/,%,$(dir $<))),6000)
includes = $(addprefix -I,$(INCLUDES_$(patsubst %/,%,$(dir $<))))

# variant(name, flags): how build/<name>/<source>.o comes from <source>.c
define variant
$(BUILD)/$(1)/%.o: %.c
	$$(call say,cc,$$@)
	@mkdir -p $$(@D)
	$$(Q)$(CC) $(CFLAGS) $(2) $$(includes) -MMD -MP -c $$< -o $$@
endef
LDFLAGS_san := -fsanitize=address,undefined
LDFLAGS_cov := --coverage
$(eval $(call variant,host,-O2))
$(eval $(call variant,san,-O1 $$(SANITIZE)))
$(eval $(call variant,cov,-O0 --coverage))

$(BUILD)/z80/%.rel: %.c
	$(call say,sdcc,$@)
	@mkdir -p $(@D)
	$(Q)$(SDCC) $(SDFLAGS) $(effort) $(includes) -Wp-MMD,$(@:.rel=.d),-MT,$@ -c $< -o $@

$(BUILD)/z80/%.rel: %.s
	$(call say,asm,$@)
	@mkdir -p $(@D)
	$(Q)sdasz80 -plosgffw $@ $<

# ---- rooms ------------------------------------------------------------------------------------------------------
# PRODUCTS are what the player gets. A test or a bench is a name in TESTS or BENCHES, a command in test-<name> or
# bench-<name>, and the files the command needs in test-<name>-needs or bench-<name>-needs.

PRODUCTS :=
TESTS :=
BENCHES :=
ROOMS := src/* src/*/* gfx disk tools/* tools/*/* tests tests/* tests/*/*
include $(foreach room,$(ROOMS),$(sort $(wildcard $(room)/build.mk)))

products: $(PRODUCTS)

check: $(foreach t,$(TESTS),$(test-$t-needs))
	@{ $(foreach t,$(TESTS),printf '%s\t%s\n' '$t' '$(test-$t)';) } | tests/run $(BUILD)/test

measure: $(foreach b,$(BENCHES),$(bench-$b-needs))
	@{ $(foreach b,$(BENCHES),$(bench-$b) || echo '$b 1 0 OVER';) } | tests/budget

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)

# Objects are kept: make removes nothing it made on the way.
.SECONDARY:

.PHONY: help all play test bench clean products check measure
