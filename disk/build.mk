# The disk, the tapes and the snapshots. All hold the same game; only the way it starts differs, and its language: the disk
# has every language as a file of its own, of tapes and snapshots there is one for each.
#
#   &0040  the game, unpacked; it may use everything up to &A6FB
#   &8000  the loader and the loading picture, as RUN" loads them, before the loader moves up
#   &9F00  the packed game ends here, and so does the unpacked one, but for its variables; from here on
#          2 KB for the firmware while a file is open
#   &A6FC  AMSDOS, when there is one
#   &AC00  the loader at work (or the start of the snapshot), where BASIC had its variables; 1280 bytes that are free for
#          the game's own variables and stack from its first instruction on, disc or not
#   &B100  the firmware; a game that never calls it again may have everything up to &BFFF for variables

IMAGES := $(BUILD)/tools/images
LOADER_PARTS := disk/loader disk/load_file disk/show_picture disk/complain disk/words src/cpc/video_unpack

# link_binary(address): the binary of the object files it needs, the first one's code first
define link_binary
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)sdldz80 -mi -b _CODE=$(1) $(@:.bin=.ihx) $(filter %.rel,$^) >$(@:.bin=.log) || { cat $(@:.bin=.log); exit 1; }
	$(Q)objcopy -I ihex -O binary $(@:.bin=.ihx) $@
endef

# fill_disk(game, loader with picture, packed game, more files under their names), fill_tape(game, loader with picture, packed game),
# fill_snapshot(game, packed game)

define fill_disk
	$(call say,disk,$@)
	@mkdir -p $(@D)
	$(Q)$(IMAGES) amsdos DISC.BIN 0x8000 0x8000 $(2) $@.disc
	$(Q)$(IMAGES) amsdos $($(1).file).BIN 0x8000 0x8000 $(2) $@.boot
	$(if $(3),$(Q)$(IMAGES) amsdos $($(1).file).RUN ..0x9f00 0 $(3) $@.game)
	$(Q)disk/fill $@ DISC.BIN=$@.disc $($(1).file).BIN=$@.boot $(if $(3),$($(1).file).RUN=$@.game) $(foreach f,$(4),$(notdir $f)=$f)
	$(Q)rm -f $@.disc $@.boot $@.game
endef

define fill_tape
	$(call say,tape,$@)
	@mkdir -p $(@D)
	$(Q)$(IMAGES) cdt $@ $($(1).file):0x8000:0x8000:$(2) $($(1).file).RUN:..0x9f00:0:$(3)
endef

SNAPSHOT_PARTS := $(addsuffix .rel,$(addprefix $(BUILD)/z80/,disk/snapshot disk/disc disk/show_picture src/cpc/video_unpack))

define fill_snapshot
	$(call say,sna,$@)
	@mkdir -p $(@D)
	$(Q)game=$$((0x9f00 - $$(wc -c <$(2)))) && \
	sdldz80 -mi -b _CODE=0xac00 -g packed_picture=0x0040 -g packed_game=$$(printf '0x%x' $$game) $($(1).images)/$(@F).ihx $(SNAPSHOT_PARTS) >$($(1).images)/$(@F).log && \
	objcopy -I ihex -O binary $($(1).images)/$(@F).ihx $($(1).images)/$(@F).bin && \
	$(IMAGES) sna $@ 0xac00 0xbff8 0x0040:$($(1).images)/picture $$game:$(2) 0xac00:$($(1).images)/$(@F).bin
endef

# ---- the images of a game ----------------------------------------------------------------------------------------

# images(game, folder): <folder>/<game>.dsk, and <game>-<language>.cdt and .sna for each of its languages; the tape and the
# snapshot of a game without words are <game>.cdt and .sna.
define images
$(1).images := $(BUILD)/$(1)/disk
$(1).editions := $$(or $$($(1).languages:%=$(1)-%),$(1))
$(1).dsk := $(2)/$(1).dsk
$(1).cdt := $$($(1).editions:%=$(2)/%.cdt)
$(1).sna := $$($(1).editions:%=$(2)/%.sna)

# What the loader has to know of the game: the name of its file, and its title in the middle of a line.
$(BUILD)/$(1)/gen/name.s: $$(call remember,$(1)-name,$$($(1).file) $$($(1).title)) disk/build.mk
	@mkdir -p $$(@D)
	$$(Q)file='$$($(1).file).RUN' title='$$($(1).title)' && printf '%s\n' '        .module name' \
	'        .globl  name_game, say_title' '        .area   _CODE' \
	"name_game: .db $$$${#file}" "        .ascii  \"$$$$file\"" \
	"say_title: .db 31, $$$$(((43 - $$$${#title}) / 2)), 3" "        .ascii  \"$$$$title\"" '        .db     31, 1, 8, 0' >$$@
$(BUILD)/$(1)/z80/gen/name.rel: $(BUILD)/$(1)/gen/name.s
	$$(call say,asm,$$@)
	@mkdir -p $$(@D)
	$$(Q)sdasz80 -plosgffw $$@ $$<

$$($(1).images)/loader-disc.bin $$($(1).images)/loader-tape.bin: $$($(1).images)/loader-%.bin: $$(LOADER_PARTS:%=$(BUILD)/z80/%.rel) \
		$(BUILD)/z80/disk/%.rel $(BUILD)/$(1)/z80/gen/name.rel disk/build.mk
	$$(call link_binary,0xac00)

$$($(1).images)/boot-disc $$($(1).images)/boot-tape: $$($(1).images)/boot-%: $$($(1).images)/loader-%.bin $$($(1).images)/picture
	$$(Q)cat $$^ >$$@

# The loading picture: 16 inks, then the packed screen.
$$($(1).images)/picture: $$($(1).pictures) $$($(1).gen)/loading.pack
	$$(call say,gfx,$$@)
	@mkdir -p $$(@D)
	$$(Q)printf "$$$$(awk '$$$$1 $$$$2 == "paletteloading" { for (i = 3; i < 19; i++) printf "\\%03o", $$$$i }' $$<)" >$$@-inks
	$$(Q)cat $$@-inks $$($(1).gen)/loading.pack >$$@

$(1).words_on_disc := $$($(1).words_made:$$($(1).gen)/%=$$($(1).images)/%)
$$(foreach l,$$($(1).languages),$$(eval $$(call edition,$(1),$$l,$$(call language_file,$(1),$$l))))

$$($(1).editions:%=$$($(1).images)/%.pack): $$($(1).images)/%.pack: $(BUILD)/z80/%.bin $$(IMAGES) disk/build.mk
	$$(call say,pack,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(IMAGES) pack $$@ 0x0040 0x9f00 $$<

$$($(1).dsk): $$($(1).images)/boot-disc $$($(1).images)/$$(firstword $$($(1).editions)).pack $$($(1).words_on_disc) $$(IMAGES) disk/fill disk/build.mk
	$$(call fill_disk,$(1),$$(word 1,$$^),$$(word 2,$$^),$$($(1).words_on_disc))
$$($(1).cdt): $(2)/%.cdt: $$($(1).images)/boot-tape $$($(1).images)/%.pack $$(IMAGES) disk/build.mk
	$$(call fill_tape,$(1),$$(word 1,$$^),$$(word 2,$$^))
$$($(1).sna): $(2)/%.sna: $$($(1).images)/%.pack $$($(1).images)/picture $$(SNAPSHOT_PARTS) $$(IMAGES) disk/build.mk
	$$(call fill_snapshot,$(1),$$<)
endef

# edition(game, language, file of that language): the program that speaks it from the start, and the language as a file of the
# disk, which says where in the program it belongs
define edition
$(BUILD)/z80/$(1)-$(2).bin: $(BUILD)/z80/$(1).bin $(3) disk/build.mk
	$$(Q){ head -c -$$$$(wc -c <$(3)) $$< && cat $(3); } >$$@

$$($(1).images)/$(notdir $(3)): $(3) $(BUILD)/z80/$(1).bin $$(IMAGES) disk/build.mk
	@mkdir -p $$(@D)
	$$(Q)$$(IMAGES) amsdos $(notdir $(3)) $$$$(awk '$$$$2 == "s__WORDS" { print $$$$3 }' $(BUILD)/z80/$(1).noi) 0 $$< $$@
endef
