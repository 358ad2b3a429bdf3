# The images of one game: <game>.dsk, and <game>-<language>.cdt and .sna for each language. All hold the same program;
# they differ in the loader and in the language: the disc has every language as a file, a tape or a snapshot has one.
# Included by tools/make/game.mk. The scripts of this folder do the work; each says how to run it by hand.

# Images of programs that are not in GAMES stay in the build folder.
TO := $(if $(filter $(GAME),$(GAMES)),$(IMAGE_FOLDER),$(B))
EDITIONS := $(or $(LANGUAGES:%=$(GAME)-%),$(GAME))
DSK := $(TO)/$(GAME).dsk
CDT := $(EDITIONS:%=$(TO)/%.cdt)
SNA := $(EDITIONS:%=$(TO)/%.sna)
DISK_LIB := disk/lib.sh build/host/mkimage $(Z80_TOOLS)

# Everything a loader may be linked from, and the loader with the loading picture, for the game's own disc and for the
# disc of all games.
LOADER := $(patsubst %.s,$(B)/z80/%.rel,$(wildcard disk/loader/*.s src/*/cpc/save_format_crc.s) \
	src/platform/cpc/video_unpack.s $(GEN)/name.s $(GEN)/settings.s)
$(D)/boot-disc: $(LOADER) $(GEN)/pictures.made disk/mkboot disk/link_loader $(DISK_LIB)
	$(SAY) boot $@
	$(Q)disk/mkboot $(GAME)
$(D)/boot-menu $(D)/picture $(D)/inks: $(D)/boot-disc ;
$(GEN)/name.s $(GEN)/settings.s: $(GEN)/%.s: $(PROGRAM).bin disk/mkname disk/lib.sh $(GEN)/facts.made
	$(Q)disk/mkname $(GAME) $* >$@

# The program with its checksum for the disc; packed, in each language, for tapes and snapshots.
$(D)/game: $(PROGRAM).bin $(LANGUAGE_FILES) disk/mkpack $(DISK_LIB)
	$(SAY) pack $@
	$(Q)disk/mkpack $(GAME)

$(DSK): $(D)/boot-disc $(D)/game $(LANGUAGE_FILES) $(MANUAL_TEXTS) disk/read_me.bas disk/mkdisc $(DISK_LIB)
	$(SAY) disk $@
	$(Q)disk/mkdisc $@ $(GAME)
$(CDT): $(TO)/%.cdt: $(D)/boot-disc $(D)/game disk/mktape disk/tape_table disk/link_loader $(DISK_LIB)
	$(SAY) tape $@
	$(Q)disk/mktape $@ $(GAME) $(D)/$*.pack
$(SNA): $(TO)/%.sna: $(D)/boot-disc $(D)/game disk/mksnapshot disk/link_binary $(DISK_LIB)
	$(SAY) sna $@
	$(Q)disk/mksnapshot $@ $(GAME) $(D)/$*.pack

# The menu of the disc of all games, and the firmware of the cartridge: only GAME=menu asks for them.
$(D)/boot: $(PROGRAM).bin $(LOADER) disk/mkmenu $(DISK_LIB)
	$(SAY) boot $@
	$(Q)disk/mkmenu
CARTRIDGE := $(addprefix cartridge/,start entries screen files) loader/crtc_set
$(D)/cartridge.bin: $(CARTRIDGE:%=$(B)/z80/disk/%.rel) disk/link_binary
	$(SAY) link $@
	$(Q)disk/link_binary $@ $(MEMORY_FIRMWARE) $(filter %.rel,$^)
