# Real emulators in headless Chromium. How to drive one by hand: node tests/emulators/chromium/run.mjs

EMULATED := $(BUILD)/tests
CORES := $(EMULATORS:%=$(BUILD)/emulators/%_libretro.js) $(LAYOUT)

TESTS += harness
test-harness = node tests/emulators/chromium/harness.mjs
test-harness-needs = $(EMULATED)/probe.sna $(CORES)

TESTS += loading
test-loading = node tests/emulators/chromium/loading.mjs
test-loading-needs = $(addprefix $(EMULATED)/,standin.dsk standin.cdt standin.sna missing.dsk damaged.dsk damaged.cdt discless.cdt) $(CORES)

TESTS += read-me
test-read-me = node tests/emulators/chromium/read_me.mjs
test-read-me-needs = $(foreach g,$(GAMES),$($g.dsk)) $(CLASSICS) $(CORES) $(MAME_ROMS)

TESTS += play
test-play = node tests/emulators/chromium/play.mjs

# ---- a program to prove the harness with ------------------------------------------------------------------------

$(EMULATED)/probe.bin: $(BUILD)/z80/tests/emulators/chromium/probe.rel
	$(call link_binary,0x4000)

$(EMULATED)/probe.sna: $(EMULATED)/probe.bin $(IMAGES)
	$(Q)$(IMAGES) sna $@ 0x4000 0xbff0 0x4000:$<

# ---- the loader with a tiny program in place of the game ---------------------------------------------------------

$(EMULATED)/game.bin: $(BUILD)/z80/tests/emulators/chromium/standin_game.rel
	$(call link_binary,$(MEMORY_PROGRAM))
# The picture behind it cannot be packed again: so the file fills three records of a tape and two tracks of a disc. There its last sector
# holds half a checksum and nothing else, where the loader is most easily wrong.
$(EMULATED)/game.long: $(EMULATED)/game.bin $(demo.images)/picture
	$(Q)cat $^ | head -c $$((9 * 512 + 1 - 128 - 2)) >$@
$(EMULATED)/game: $(EMULATED)/game.long $(IMAGES)
	$(Q)$(IMAGES) pack $@ $(MEMORY_PROGRAM) $(MEMORY_FILE_END) $<
$(EMULATED)/game-disc: $(EMULATED)/game.long $(IMAGES)
	$(Q)$(IMAGES) sum $@ $<
$(EMULATED)/damaged: $(EMULATED)/game-disc
	$(Q)node tests/emulators/chromium/damage.mjs $< $@ 3000

$(EMULATED)/standin.dsk: $(demo.images)/boot-disc $(EMULATED)/game-disc
	$(call fill_disk,demo,$(word 1,$^),$(word 2,$^),,)
$(EMULATED)/missing.dsk: $(demo.images)/boot-disc
	$(call fill_disk,demo,$(word 1,$^),,,)
$(EMULATED)/damaged.dsk: $(demo.images)/boot-disc $(EMULATED)/damaged
	$(call fill_disk,demo,$(word 1,$^),$(word 2,$^),,)
$(EMULATED)/standin.cdt: $(EMULATED)/game $(call TAPE_NEEDS,demo)
	$(call fill_tape,demo,$<)
$(EMULATED)/damaged.cdt: $(EMULATED)/standin.cdt
	$(Q)node tests/emulators/chromium/damage.mjs $< $@ -1000
# The disc's loader, from a tape.
$(EMULATED)/discless.cdt: $(demo.images)/boot-disc $(IMAGES)
	$(Q)$(IMAGES) cdt $@ DISCLESS:basic:$<
$(EMULATED)/standin.sna: $(EMULATED)/game $(demo.images)/picture $(SNAPSHOT_PARTS) $(IMAGES)
	$(call fill_snapshot,demo,$<)
