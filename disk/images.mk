# The images of one game: <game>.dsk, and <game>-<language>.cdt and .sna for each language. All hold the same program; they differ in
# the loader and in the language: the disc has every language as a file, a tape or a snapshot has one. Included by tools/make/game.mk.
# The scripts of this folder do the work and can be run by hand; each says how.

MKIMAGE := build/host/mkimage
# Where the finished images go: of programs that are not in GAMES, not to the player's folder.
TO := $(if $(filter $(GAME),$(GAMES)),$(IMAGE_FOLDER),$(B))
EDITIONS := $(or $(LANGUAGES:%=$(GAME)-%),$(GAME))
DSK := $(TO)/$(GAME).dsk
CDT := $(EDITIONS:%=$(TO)/%.cdt)
SNA := $(EDITIONS:%=$(TO)/%.sna)

# Everything a loader may be linked from.
LOADER := $(patsubst %.s,$(B)/z80/%.rel,$(wildcard disk/*.s) $(wildcard src/*/cpc/save_format_crc.s) src/platform/cpc/video_unpack.s) \
	$(B)/z80/gen/name.rel $(B)/z80/gen/settings.rel
$(GEN)/name.s $(GEN)/settings.s: $(GEN)/%.s: $(PROGRAM).bin disk/mkname disk/lib.sh $(GEN)/facts.made
	$(Q)disk/mkname $(GAME) $* >$@
$(B)/z80/gen/%.rel: $(GEN)/%.s $(Z80_TOOLS)
	$(SAY) asm $@
	@mkdir -p $(@D)
	$(Q)$(ASSEMBLE) $@ $<

# The loader with the loading picture, for the game's own disc and for the disc of all games.
$(D)/boot-disc: $(LOADER) $(GEN)/pictures.made disk/mkboot disk/link_loader disk/lib.sh $(MKIMAGE)
	$(SAY) boot $@
	$(Q)disk/mkboot $(GAME)
$(D)/boot-menu $(D)/picture $(D)/inks: $(D)/boot-disc ;

# The program with its checksum for the disc; packed, in one language, for tapes and snapshots.
$(D)/game: $(PROGRAM).bin $(LANGUAGE_FILES) $(MKIMAGE) disk/mkpack disk/lib.sh
	$(SAY) pack $@
	$(Q)disk/mkpack $(GAME)

$(DSK): $(D)/boot-disc $(D)/game $(LANGUAGE_FILES) $(MANUAL_TEXTS) disk/read_me.bas disk/mkdisc disk/lib.sh $(MKIMAGE)
	$(SAY) disk $@
	$(Q)disk/mkdisc $@ $(GAME)
$(CDT): $(TO)/%.cdt: $(D)/boot-disc $(D)/game disk/mktape disk/tape_table disk/link_loader disk/lib.sh $(MKIMAGE)
	$(SAY) tape $@
	$(Q)disk/mktape $@ $(GAME) $(D)/$*.pack
$(SNA): $(TO)/%.sna: $(D)/boot-disc $(D)/game disk/mksnapshot disk/lib.sh $(MKIMAGE)
	$(SAY) sna $@
	$(Q)disk/mksnapshot $@ $(GAME) $(D)/$*.pack

# The menu of the disc of all games, and the firmware of the cartridge: only GAME=menu asks for them.
$(D)/boot: $(PROGRAM).bin $(patsubst %.s,$(B)/z80/%.rel,$(wildcard disk/*.s)) disk/mkmenu disk/lib.sh $(MKIMAGE)
	$(SAY) boot $@
	$(Q)disk/mkmenu
$(D)/cartridge.bin: $(patsubst %,$(B)/z80/disk/cartridge/%.rel,start entries screen files) disk/link_binary
	$(SAY) link $@
	$(Q)disk/link_binary $@ $(MEMORY_FIRMWARE) $(filter %.rel,$^)
