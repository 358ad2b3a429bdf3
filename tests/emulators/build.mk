# Real emulators in headless Chromium. How to drive one by hand: node tests/emulators/run.mjs

EMULATED := $(BUILD)/tests
CORES := $(EMULATORS:%=$(BUILD)/emulators/%_libretro.js)

TESTS += harness
test-harness = node tests/emulators/harness.mjs
test-harness-needs = $(EMULATED)/probe.sna $(CORES)

TESTS += loading
test-loading = node tests/emulators/loading.mjs
test-loading-needs = $(addprefix $(EMULATED)/,standin.dsk standin.cdt standin.sna missing.dsk damaged.dsk damaged.cdt discless.cdt) $(CORES)

$(EMULATED)/probe.bin: $(BUILD)/z80/tests/emulators/probe.rel
	$(call link_binary,0x4000)

$(EMULATED)/probe.sna: $(EMULATED)/probe.bin $(IMAGES)
	$(Q)$(IMAGES) sna $@ 0x4000 0xbff0 0x4000:$<

# ---- the loader with two tiny files in place of the picture and the game ----------------------------------------

$(EMULATED)/picture.bin: $(BUILD)/z80/tests/emulators/standin_picture.rel
	$(call link_binary,0x4000)
$(EMULATED)/game.bin: $(BUILD)/z80/tests/emulators/standin_game.rel
	$(call link_binary,0x0040)
$(EMULATED)/%.sum: $(EMULATED)/%.bin $(IMAGES)
	$(Q)$(IMAGES) sum $@ $<
$(EMULATED)/damaged.sum: $(EMULATED)/game.sum
	$(Q)node tests/emulators/damage.mjs $< $@ 3000

$(EMULATED)/standin.dsk: $(DISK)/loader-disc.bin $(EMULATED)/picture.sum $(EMULATED)/game.sum
	$(call fill_disk,$^)
$(EMULATED)/missing.dsk: $(DISK)/loader-disc.bin $(EMULATED)/picture.sum
	$(call fill_disk,$^)
$(EMULATED)/damaged.dsk: $(DISK)/loader-disc.bin $(EMULATED)/picture.sum $(EMULATED)/damaged.sum
	$(call fill_disk,$^)
$(EMULATED)/standin.cdt: $(DISK)/loader-tape.bin $(EMULATED)/picture.sum $(EMULATED)/game.sum
	$(call fill_tape,$^)
$(EMULATED)/discless.cdt: $(DISK)/loader-disc.bin $(EMULATED)/picture.sum $(EMULATED)/game.sum
	$(call fill_tape,$^)
$(EMULATED)/damaged.cdt: $(EMULATED)/standin.cdt
	$(Q)node tests/emulators/damage.mjs $< $@ -1000
$(EMULATED)/standin.sna: $(DISK)/snapshot.bin $(EMULATED)/game.bin
	$(call fill_snapshot,$^)
