# The disk, the tape and the snapshot. All three hold the same game; only the way it starts differs.
#
#   &0040  the game, unpacked; it may use everything up to &A6FB
#   &8000  the loader and the loading picture, as RUN" loads them, before the loader moves up
#   &9F00  the packed game, MILLE.RUN, ends here, and so does the unpacked one, but for its variables; from here on
#          2 KB for the firmware while a file is open
#   &A6FC  AMSDOS, when there is one
#   &AC00  the loader at work (or the start of the snapshot), where BASIC had its variables; 1280 bytes that are free for
#          the game's own variables and stack from its first instruction on, disc or not
#   &B100  the firmware; a game that never calls it again may have everything up to &BFFF for variables

DISK := $(BUILD)/disk
IMAGES := $(BUILD)/tools/images
LOADER_PARTS := disk/loader disk/load_file disk/show_picture disk/complain disk/words src/cpc/video_unpack

# link_binary(address, options): the binary of the object files it needs, the first one's code first
define link_binary
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)sdldz80 -mi -b _CODE=$(1) $(2) $(@:.bin=.ihx) $^ >$(@:.bin=.log) || { cat $(@:.bin=.log); exit 1; }
	$(Q)objcopy -I ihex -O binary $(@:.bin=.ihx) $@
endef

$(DISK)/loader-disc.bin $(DISK)/loader-tape.bin: $(DISK)/loader-%.bin: $(LOADER_PARTS:%=$(BUILD)/z80/%.rel) $(BUILD)/z80/disk/%.rel
	$(call link_binary,0xac00)

$(DISK)/boot-disc $(DISK)/boot-tape: $(DISK)/boot-%: $(DISK)/loader-%.bin $(DISK)/picture
	$(Q)cat $^ >$@

# The loading picture: 16 inks, then the packed screen.
$(DISK)/picture: gfx/pictures.txt $(BUILD)/gen/pictures.stamp
	$(call say,gfx,$@)
	@mkdir -p $(@D)
	$(Q)printf "$$(awk '$$1 $$2 == "paletteloading" { for (i = 3; i < 19; i++) printf "\\%03o", $$i }' $<)" >$@-inks
	$(Q)cat $@-inks $(BUILD)/gen/loading.pack >$@

# fill_disk, fill_tape(loader with picture, packed game), fill_snapshot(packed game)

define fill_disk
	$(call say,disk,$@)
	@mkdir -p $(@D)
	$(Q)$(IMAGES) amsdos DISC.BIN 0x8000 0x8000 $(1) $@.disc
	$(Q)$(IMAGES) amsdos MILLE.BIN 0x8000 0x8000 $(1) $@.mille
	$(if $(2),$(Q)$(IMAGES) amsdos MILLE.RUN ..0x9f00 0 $(2) $@.game)
	$(Q)disk/fill $@ DISC.BIN=$@.disc MILLE.BIN=$@.mille $(if $(2),MILLE.RUN=$@.game)
	$(Q)rm -f $@.disc $@.mille $@.game
endef

define fill_tape
	$(call say,tape,$@)
	$(Q)$(IMAGES) cdt $@ MILLE:0x8000:0x8000:$(1) MILLE.RUN:..0x9f00:0:$(2)
endef

SNAPSHOT_PARTS := $(addsuffix .rel,$(addprefix $(BUILD)/z80/,disk/snapshot disk/disc disk/show_picture src/cpc/video_unpack))

define fill_snapshot
	$(call say,sna,$@)
	@mkdir -p $(@D)
	$(Q)game=$$((0x9f00 - $$(wc -c <$(1)))) && \
	sdldz80 -mi -b _CODE=0xac00 -g packed_picture=0x0040 -g packed_game=$$(printf '0x%x' $$game) $(DISK)/$(@F).ihx $(SNAPSHOT_PARTS) >$(DISK)/$(@F).log && \
	objcopy -I ihex -O binary $(DISK)/$(@F).ihx $(DISK)/$(@F).bin && \
	$(IMAGES) sna $@ 0xac00 0xbff8 0x0040:$(DISK)/picture $$game:$(1) 0xac00:$(DISK)/$(@F).bin
endef

# ---- the products ------------------------------------------------------------------------------------------------

PRODUCTS += disk/mille.dsk disk/mille.cdt disk/mille.sna

$(DISK)/game: $(BUILD)/z80/mille.bin $(IMAGES)
	$(call say,pack,$@)
	$(Q)$(IMAGES) pack $@ 0x0040 0x9f00 $<

disk/mille.dsk: $(DISK)/boot-disc $(DISK)/game $(IMAGES)
	$(call fill_disk,$(word 1,$^),$(word 2,$^))
disk/mille.cdt: $(DISK)/boot-tape $(DISK)/game $(IMAGES)
	$(call fill_tape,$(word 1,$^),$(word 2,$^))
disk/mille.sna: $(DISK)/game $(DISK)/picture $(SNAPSHOT_PARTS) $(IMAGES)
	$(call fill_snapshot,$<)
