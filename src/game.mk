# What every game has. A game is a folder under src with a game.mk of its own, and a word in GAMES (Makefile):
#
#   mille.file      := MILLE                    RUN"MILLE starts it; its files on disc and tape bear this name
#   mille.title     := 1000 BORNES              what the loader writes above its messages
#   mille.pictures  := gfx/mille/pictures.txt
#   mille.words     := src/mille/words          the folder of words.txt and words_<language>.txt
#   mille.languages := fr en                    which of them go in: the first for a French keyboard, the last for any other
#   mille.rooms     := src/mille/rules …        the folders whose sources it links, besides the machine's
#   mille.pc_only   := src/mille/rules/fault.c  sources of these folders that are not for the CPC
#
# game(name) makes of it build/<name>/gen (pictures, font and words as C), <name>.sources for programs on the PC, and the
# program for the CPC, build/z80/<name>.bin. disk/build.mk makes its images.

define game
$(1).gen := $(BUILD)/$(1)/gen
$(1).texts := $$($(1).languages:%=$$($(1).words)/words_%.txt)
$(1).words_made := $$(if $$($(1).words),$(BUILD)/$(1)/gen/words_keys.h $(BUILD)/$(1)/gen/words_keys.c)
$(1).needs := $(BUILD)/$(1)/gen/pictures.stamp $$(firstword $$($(1).words_made))
$(1).made := $$(addprefix $(BUILD)/$(1)/gen/,pictures.c font.c) $$(filter %.c,$$($(1).words_made))
$(1).sources := $$(wildcard $$($(1).rooms:%=%/*.c)) $$($(1).made)
$(1).graphics := $$(shell find gfx/shared $$(dir $$($(1).pictures)) -name '*.png' -o -name '*.txt')
INCLUDES_$(BUILD)/$(1)/gen := gen src/machine

$$(foreach v,$(VARIANTS),$$(eval $$(call compile,$(BUILD)/$(1)/$$v/%.o,%.c,$$(CFLAGS_$$v),$(1))) \
	$$(eval $$(call compile,$(BUILD)/$(1)/$$v/gen/%.o,$(BUILD)/$(1)/gen/%.c,$$(CFLAGS_$$v),$(1))))
$$(eval $$(call compile_z80,$(BUILD)/$(1)/z80/%.rel,%.c,$(1)))
$$(eval $$(call compile_z80,$(BUILD)/$(1)/z80/gen/%.rel,$(BUILD)/$(1)/gen/%.c,$(1)))

# Pictures and font: PNG files become bytes.
$$($(1).gen)/pictures.stamp: $(BUILD)/host/gfxconv $$($(1).graphics) $$($(1).texts)
	$$(call say,gfx,$$(@D))
	@mkdir -p $$(@D)
	$$(Q)$$< $$($(1).pictures) $$(@D) $$($(1).texts)
	@touch $$@
$$(addprefix $$($(1).gen)/,pictures.h pictures.c font.h font.c): $$($(1).gen)/pictures.stamp ;

# Words: every language is checked, those named in game.mk go in.
ifneq ($$($(1).words),)
$$($(1).words_made) &: gfx/shared/font.txt $$(wildcard $$($(1).words)/*.txt) $(BUILD)/host/wordconv
	$$(call say,words,$$(@D))
	@mkdir -p $$(@D)
	$$(Q)$(BUILD)/host/wordconv gfx/shared/font.txt $$($(1).words)/words.txt check $$(wildcard $$($(1).words)/words_??.txt)
	$$(Q)$(BUILD)/host/wordconv gfx/shared/font.txt $$($(1).words)/words.txt $$($(1).words_made) $$($(1).texts)
endif

# The program for the CPC, loaded and started at &0040.
$(BUILD)/z80/$(1).ihx: $$(CPC_START) $$(call objects,z80,$(1),$$(CPC_SOURCES) $$(filter-out $$($(1).pc_only),$$($(1).sources)))
	$$(cpc_link)

BENCHES += $(1)
bench-$(1) = BENCH=$(1) TABLE=yes $$(call cpc_fits,$(BUILD)/z80/$(1))
bench-$(1)-needs = $(BUILD)/z80/$(1).ihx

BENCHES += $(1)-gfx
bench-$(1)-gfx = $(BUILD)/host/gfxconv --sizes $$($(1).pictures)
bench-$(1)-gfx-needs = $(BUILD)/host/gfxconv $$($(1).graphics)
endef
