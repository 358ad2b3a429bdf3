# The disk, the tape and the snapshot. All three hold the same game; only the way it starts differs.
#
#   &0040  the game, from its file MILLE.RUN; it may use everything up to &A6FB
#   &4000  the loading picture, from MILLE.PIC, gone when the game comes
#   &8000  the loader, as RUN" loads it, before it moves up
#   &9F00  2 KB for the firmware while a file is open: the game's file ends below, its variables may lie here
#   &A6FC  AMSDOS, when there is one
#   &AC00  the loader at work (or the start of the snapshot), where BASIC had its variables
#   &B100  the firmware

DISK := $(BUILD)/disk
LOADER_PARTS := loader load_file complain words

# link_binary(address, options): the binary of the object files it needs, the first one's code first
define link_binary
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)sdldz80 -mi -b _CODE=$(1) $(2) $(@:.bin=.ihx) $^ >$(@:.bin=.log) || { cat $(@:.bin=.log); exit 1; }
	$(Q)objcopy -I ihex -O binary $(@:.bin=.ihx) $@
endef

$(DISK)/loader-disc.bin $(DISK)/loader-tape.bin: $(DISK)/loader-%.bin: $(LOADER_PARTS:%=$(BUILD)/z80/disk/%.rel) $(BUILD)/z80/disk/%.rel
	$(call link_binary,0xac00)

$(DISK)/snapshot.bin: $(BUILD)/z80/disk/snapshot.rel $(BUILD)/z80/disk/disc.rel
	$(call link_binary,0xac00,-g game=0x0040)

# fill_disk, fill_tape, fill_snapshot(files): the loader, the picture and the game on their medium

define fill_disk
	$(call say,disk,$@)
	$(Q)$(IMAGES) amsdos DISC.BIN 0x8000 0x8000 $(word 1,$(1)) $@-DISC
	$(Q)$(IMAGES) amsdos MILLE.BIN 0x8000 0x8000 $(word 1,$(1)) $@-MILLE
	$(Q)$(if $(word 2,$(1)),$(IMAGES) amsdos MILLE.PIC 0x4000 0x4000 $(word 2,$(1)) $@-PIC)
	$(Q)$(if $(word 3,$(1)),$(IMAGES) amsdos MILLE.RUN 0x0040 0x0040 $(word 3,$(1)) $@-RUN)
	$(Q)disk/fill $@ DISC.BIN=$@-DISC MILLE.BIN=$@-MILLE $(if $(word 2,$(1)),MILLE.PIC=$@-PIC) $(if $(word 3,$(1)),MILLE.RUN=$@-RUN)
endef

define fill_tape
	$(call say,tape,$@)
	$(Q)$(IMAGES) cdt $@ MILLE:0x8000:0x8000:$(word 1,$(1)) MILLE.PIC:0x4000:0x4000:$(word 2,$(1)) MILLE.RUN:0x0040:0x0040:$(word 3,$(1))
endef

define fill_snapshot
	$(call say,sna,$@)
	$(Q)$(IMAGES) sna $@ 0xac00 0xbff8 0xac00:$(word 1,$(1)) 0x0040:$(word 2,$(1))
endef
