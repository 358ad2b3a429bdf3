# Real emulators in headless Chromium. How to drive one by hand: node tests/emulators/run.mjs

EMULATED := $(BUILD)/tests
CORES := $(EMULATORS:%=$(BUILD)/emulators/%_libretro.js)

TESTS += harness
test-harness = node tests/emulators/harness.mjs
test-harness-needs = $(EMULATED)/probe.sna $(CORES)

TESTS += loading
test-loading = node tests/emulators/loading.mjs
test-loading-needs = $(addprefix $(EMULATED)/,standin.dsk standin.cdt standin.sna missing.dsk damaged.dsk damaged.cdt discless.cdt greedy.cdt) $(CORES)

TESTS += play
test-play = node tests/emulators/play.mjs

# ---- the game itself --------------------------------------------------------------------------------------------

TESTS += tape snapshot disk page
test-tape = node tests/emulators/tape.mjs
test-tape-needs = disk/mille.cdt $(BUILD)/host/sheet $(CORES)
test-snapshot = node tests/emulators/snapshot.mjs
test-snapshot-needs = disk/mille.sna $(CORES)
test-disk = node tests/emulators/disk.mjs
test-disk-needs = disk/mille.dsk $(CORES)
test-page = node tests/emulators/page.mjs
test-page-needs = $(PAGE)/index.html

INCLUDES_tests/emulators := src/ui src/mille src/machine src/host $(BUILD)/gen
SHEET_SOURCES := tests/emulators/sheet.c $(addprefix src/ui/,page.c settings.c sheet.c widgets.c words.c) $(MILLE_SOURCES) \
	$(filter-out src/host/main.c,$(HOST_SOURCES)) $(GEN)/words_keys.c
$(BUILD)/host/tests/emulators/sheet.o: | $(GEN)/words_keys.h $(GEN)/pictures.h
$(BUILD)/host/sheet: $(SHEET_SOURCES:%.c=$(BUILD)/host/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $^ $(HOST_LIBS) -o $@

# ---- a program to prove the harness with ------------------------------------------------------------------------

$(EMULATED)/probe.bin: $(BUILD)/z80/tests/emulators/probe.rel
	$(call link_binary,0x4000)

$(EMULATED)/probe.sna: $(EMULATED)/probe.bin $(IMAGES)
	$(Q)$(IMAGES) sna $@ 0x4000 0xbff0 0x4000:$<

# ---- the loader with a tiny program in place of the game ---------------------------------------------------------

$(EMULATED)/game.bin: $(BUILD)/z80/tests/emulators/standin_game.rel
	$(call link_binary,0x0040)
# The picture behind it cannot be packed again: so the file fills three blocks of a tape.
$(EMULATED)/game: $(EMULATED)/game.bin $(DISK)/picture $(IMAGES)
	$(Q)head -c 4500 $(DISK)/picture | cat $< - >$@.long
	$(Q)$(IMAGES) pack $@ 0x0040 0x9f00 $@.long
$(EMULATED)/damaged: $(EMULATED)/game
	$(Q)node tests/emulators/damage.mjs $< $@ 3000

$(EMULATED)/standin.dsk: $(DISK)/boot-disc $(EMULATED)/game
	$(call fill_disk,$(word 1,$^),$(word 2,$^))
$(EMULATED)/missing.dsk: $(DISK)/boot-disc
	$(call fill_disk,$(word 1,$^))
$(EMULATED)/damaged.dsk: $(DISK)/boot-disc $(EMULATED)/damaged
	$(call fill_disk,$(word 1,$^),$(word 2,$^))
$(EMULATED)/standin.cdt: $(DISK)/boot-tape $(EMULATED)/game
	$(call fill_tape,$(word 1,$^),$(word 2,$^))
$(EMULATED)/damaged.cdt: $(EMULATED)/standin.cdt
	$(Q)node tests/emulators/damage.mjs $< $@ -1000
$(EMULATED)/discless.cdt: $(DISK)/loader-disc.bin $(EMULATED)/game
	$(call fill_tape,$(word 1,$^),$(word 2,$^))
$(EMULATED)/rom.bin: $(BUILD)/z80/tests/emulators/standin_rom.rel
	$(call link_binary,0x7fee)
$(EMULATED)/greedy.cdt: $(EMULATED)/rom.bin $(DISK)/boot-disc $(IMAGES)
	$(Q)cat $(EMULATED)/rom.bin $(DISK)/boot-disc >$@.boot
	$(Q)$(IMAGES) cdt $@ MILLE:0x7fee:0x7fee:$@.boot
$(EMULATED)/standin.sna: $(EMULATED)/game $(DISK)/picture $(SNAPSHOT_PARTS) $(IMAGES)
	$(call fill_snapshot,$<)
