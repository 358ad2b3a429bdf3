# What every game has. A game is a folder under src with a game.mk of its own, and a word in GAMES (Makefile):
#
#   mille.file      := MILLE                    RUN"MILLE starts it; its files on disc and tape bear this name
#   mille.title     := 1000 BORNES              what the loader writes above its messages
#   menu.at         := 0x0300                   where it runs, if that is not MEMORY_PROGRAM
#   mille.pictures  := gfx/mille/pictures.txt
#   risk.map        := gfx/risk/map.txt         its board, if it has one that tools/mapconv makes
#   mille.words     := src/mille/words          the folder of words.txt and words_<language>.txt
#   mille.languages := fr en de it              which of them there are: the first for a French keyboard, the second for any other
#   mille.manual    := src/mille/manual         the folder of manual_<language>.txt: its short form is on the disc
#   mille.saves     := 6                        KB left free beside the disc's catalogue: what is written there takes half the time
#   mille.spare     := 256                      bytes that must be left free on the CPC
#   mille.rooms     := src/mille/rules …        the folders whose sources it links, besides the machine's
#   menu.pc_only    := src/ui/list.c …          sources of these folders that are not for the CPC, besides those in host folders
#
# game(name) makes of it build/<name>/gen (pictures, font, words and sounds as C; each language as a file, <name>.words_made),
# <name>.sources for programs on the PC, and the program for the CPC, build/z80/<name>.bin. disk/build.mk makes its images.
# A folder src/<name>/sound (instruments.txt, effects.txt, tunes) is a game's sounds, and those can be heard before there is
# a game: SOUND_GAMES has them all.

SOUND_GAMES := $(patsubst src/%/sound/effects.txt,%,$(wildcard src/*/sound/effects.txt))

language_file = $($(1).gen)/$($(1).file).$(shell echo '$(2)' | tr a-z A-Z)

# generate(word, command): what the command writes into $@.new goes to the folder of $@, where it differs
define generate
	$(call say,$(1),$(@D))
	@rm -rf $@.new && mkdir -p $@.new
	$(Q)$(2)
	$(Q)tools/write_if_changed $@.new $(@D)
	@touch $@
endef

# compiled_for(game): what is made for it, and its objects
define compiled_for
$(1).gen := $(BUILD)/$(1)/gen
INCLUDES_$(BUILD)/$(1)/gen := gen src/platform src/ui src/lib
$$(foreach v,$(VARIANTS),$$(eval $$(call compile,$(BUILD)/$(1)/$$v/%.o,%.c,$$v,$(1))) \
	$$(eval $$(call compile,$(BUILD)/$(1)/$$v/gen/%.o,$(BUILD)/$(1)/gen/%.c,$$v,$(1))))
$$(eval $$(call compile_z80,$(BUILD)/$(1)/z80/%.rel,%.c,$(1)))
$$(eval $$(call compile_z80,$(BUILD)/$(1)/z80/gen/%.rel,$(BUILD)/$(1)/gen/%.c,$(1)))
endef

# sounds(game): tunes, instruments and effects become a bank.
define sounds
$(1).sounds := $$(addprefix src/$(1)/sound/,instruments.txt effects.txt) $$(sort $$(wildcard src/$(1)/sound/*.abc))
GENERATED += $(BUILD)/$(1)/gen/sounds.made
$(BUILD)/$(1)/gen/sounds.made: $(BUILD)/host/soundconv $$($(1).sounds) $$(call remember,$(1)-sounds,$$($(1).sounds))
	$$(call generate,sound,$$< $(1) $$(addprefix $$@.new/sounds,.h .c) $$($(1).sounds))

BENCHES += $(1)-sound
bench-$(1)-sound = $(BUILD)/host/soundconv --sizes $(1) $$($(1).sounds)
bench-$(1)-sound-needs = $(BUILD)/host/soundconv $$($(1).sounds)
endef
$(foreach g,$(SOUND_GAMES),$(eval $(call sounds,$g)))
$(foreach g,$(filter-out $(GAMES),$(SOUND_GAMES)),$(eval $(call compiled_for,$g)))

define game
$(call compiled_for,$(1))
$(1).texts := $$($(1).languages:%=$$($(1).words)/words_%.txt)
$(1).words_made := $$(foreach l,$$($(1).languages),$$(call language_file,$(1),$$l))
$(1).made := $$(addprefix $(BUILD)/$(1)/gen/,pictures.c font.c $$(if $$($(1).words),words_resident.c) $$(if $$(call set,$(1).map),board.c) $(if $(filter $(1),$(SOUND_GAMES)),sounds.c))
$(1).sources := $$(wildcard $$($(1).rooms:%=%/*.c) $$($(1).rooms:%=%/host/*.c)) $$($(1).made)
$(1).graphics := $$(shell find gfx/shared $$(dir $$($(1).pictures)) -name '*.png' -o -name '*.txt')

# Pictures: PNG files become bytes. The font: the letters that the words need.
GENERATED += $$(addprefix $(BUILD)/$(1)/gen/,version.made pictures.made font.made $$(if $$($(1).words),words.made))
$(BUILD)/$(1)/gen/pictures.made: $(BUILD)/host/gfxconv $$($(1).graphics) $$(call remember,$(1)-pictures,$$($(1).pictures))
	$$(call generate,gfx,$$< $$($(1).pictures) $$@.new)
$(BUILD)/$(1)/gen/font.made: $(BUILD)/host/gfxconv $$(wildcard gfx/shared/font.*) $$($(1).texts) $$(call remember,$(1)-font,$$($(1).pictures) $$($(1).texts))
	$$(call generate,font,$$< --font $$($(1).pictures) $$@.new $$($(1).texts))

$(BUILD)/$(1)/gen/version.made: $$(call remember,$(1)-version,$(VERSION))
	$$(call generate,made,printf '#define VERSION "%s"\n' $(VERSION) >$$@.new/version.h)

# Words: every language is checked, those named in game.mk become files; the first is in memory when the program starts.
# On the CPC it has an area of its own, the last one of the file (src/platform/cpc/start.s).
$(BUILD)/$(1)/gen/words.made: $(BUILD)/host/wordconv gfx/shared/font.txt $$(wildcard $$($(1).words)/*.txt) $$(call remember,$(1)-words,$$($(1).file) $$($(1).texts))
	$$(Q)$$< gfx/shared/font.txt $$($(1).words)/words.txt check $$(wildcard $$($(1).words)/words_??.txt)
	$$(call generate,words,$$< gfx/shared/font.txt $$($(1).words)/words.txt $$@.new $$($(1).file) $$($(1).texts))
SDFLAGS_$$($(1).gen)/words_resident.c := --constseg WORDS

# The board.
ifneq ($$(call set,$(1).map),)
GENERATED += $(BUILD)/$(1)/gen/board.made
$(BUILD)/$(1)/gen/board.made: $(BUILD)/host/mapconv $$($(1).graphics) $$(call remember,$(1)-board,$$($(1).pictures) $$($(1).map))
	$$(call generate,map,$$< $$($(1).pictures) $$($(1).map) $$@.new)
endif

# The program for the CPC.
$$(eval $$(call cpc_program,$(1),$$(call objects,z80,$(1),$$(CPC_SOURCES) $$(wildcard $$($(1).rooms:%=%/*.s) $$($(1).rooms:%=%/cpc/*.s)) $$(filter-out $$(call set,$(1).pc_only),$$(call not_host,$$($(1).sources))))))

ifneq ($$(filter $(1),$$(GAMES)),)
BENCHES += $(1)
bench-$(1) = BENCH=$(1).free SPARE=$$($(1).spare) $$(call cpc_fits,$(BUILD)/z80/$(1))
bench-$(1)-needs = $(BUILD)/z80/$(1).ihx
endif

REMARKS += $(1)-gfx
bench-$(1)-gfx = $(BUILD)/host/gfxconv --sizes $$($(1).pictures)
bench-$(1)-gfx-needs = $(BUILD)/host/gfxconv $$($(1).graphics)
endef
