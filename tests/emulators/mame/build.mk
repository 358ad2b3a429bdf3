# MAME: a third machine, whose drive turns and whose tape runs in real time. Its ROMs come out of Caprice32's package.

MAME_ROMS := $(BUILD)/emulators/roms/cpc464/cpc464.rom
$(MAME_ROMS): tests/emulators/mame/roms.mjs $(BUILD)/emulators/cap32_libretro.js | $(LAYOUT)
	$(call say,roms,$(BUILD)/emulators/roms)
	$(Q)node $< $(BUILD)/emulators/cap32_libretro.wasm $(BUILD)/emulators/roms

# mame_title(game): its title's picture comes again from the disc
define mame_title
TESTS += mame-title-$(1)
test-mame-title-$(1) = node tests/emulators/mame/title.mjs $(1)
test-mame-title-$(1)-needs = $$($(1).dsk) $$($(1).images)/inks $$(MAME_ROMS)
endef
$(foreach g,$(GAMES),$(eval $(call mame_title,$g)))

TESTS += mame-disc mame-tape
test-mame-disc = node tests/emulators/mame/loading_disc.mjs
test-mame-disc-needs = $(addprefix $(EMULATED)/,standin.dsk missing.dsk damaged.dsk copy-data.dsk copy-system.dsk greedy.rom) $(MAME_ROMS)
test-mame-tape = node tests/emulators/mame/loading_tape.mjs
test-mame-tape-needs = $(addprefix $(EMULATED)/,standin.cdt damaged.cdt) $(MAME_ROMS)

# A program as long as there is memory for: its last bytes go where the loader, and AMSDOS for it, have their buffers.
$(EMULATED)/game-longest: $(EMULATED)/game.bin $(demo.images)/picture $(IMAGES)
	$(Q)cat $< $$(yes $(demo.images)/picture | head -n 20) | head -c $$(($(MEMORY_FILE_END) - $(MEMORY_PROGRAM) - 2)) >$@.bytes
	$(Q)$(IMAGES) sum $@ $@.bytes
$(EMULATED)/longest.dsk: $(demo.images)/boot-disc $(EMULATED)/game-longest
	$(call fill_disk,demo,$(word 1,$^),$(word 2,$^),,)

# Its files as another program would put them on a disc: in sectors that lie in the order of their names.
define copy_disc
$(EMULATED)/copy-$(1).dsk: $(EMULATED)/longest.dsk
	$$(call say,disk,$$@)
	$$(Q)rm -f $$@ && dskform -type edsk -format $(2) $$@ >/dev/null
	$$(Q)for file in demo.bas demo.run; do cpmcp -T edsk -f cpcdata $$< 0:$$$$file $$@.file && cpmcp -T edsk -f $(2) $$@ $$@.file 0:$$$$file && rm $$@.file; done
endef
$(eval $(call copy_disc,data,cpcdata))
$(eval $(call copy_disc,system,cpcsys))

$(EMULATED)/greedy.bin: $(BUILD)/z80/tests/emulators/mame/greedy.rel
	$(call link_binary,0xc000)
$(EMULATED)/greedy.rom: $(EMULATED)/greedy.bin
	$(Q)head -c 16384 /dev/zero | cat $< - | head -c 16384 >$@
