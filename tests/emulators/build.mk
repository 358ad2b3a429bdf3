# Real emulators in headless Chromium. How to drive one by hand: node tests/emulators/run.mjs

TESTS += harness
test-harness = node tests/emulators/harness.mjs
test-harness-needs = $(BUILD)/tests/probe.sna $(BUILD)/emulators/cap32_libretro.js

$(BUILD)/tests/probe.bin: $(BUILD)/z80/tests/emulators/probe.rel
	@mkdir -p $(@D)
	sdldz80 -mi -b _CODE=0x4000 $(@:.bin=.ihx) $<
	objcopy -I ihex -O binary $(@:.bin=.ihx) $@

$(BUILD)/tests/probe.sna: $(BUILD)/tests/probe.bin $(IMAGES)
	$(IMAGES) sna $@ 0x4000 0xbff0 0x4000:$<
