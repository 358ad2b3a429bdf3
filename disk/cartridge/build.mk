# The cartridge for the CPC Plus and the GX4000. It has no firmware: disk/cartridge brings the few entries of it that our programs call,
# and to them a cartridge is a disc with the same files that cannot be written.
CARTRIDGE_PARTS := $(addsuffix .rel,$(addprefix $(BUILD)/z80/disk/cartridge/,start entries screen files))

# cartridge(image, games): the menu, which starts first, and its games
define cartridge
$(BUILD)/menu/disk/cartridge.bin: $(CARTRIDGE_PARTS) disk/build.mk
	$$(call link_binary,$(MEMORY_FIRMWARE))
$(1): $(BUILD)/menu/disk/cartridge.bin $(BUILD)/menu/disk/boot $$(foreach g,$(2),$$($$g.images)/boot-menu $$($$g.images)/game $$($$g.words_made)) $$(IMAGES) disk/cartridge/build.mk disk/build.mk
	$$(call say,cpr,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(IMAGES) cpr $$@ $$< DISC.BAS:basic:$(BUILD)/menu/disk/boot \
		$$(foreach g,$(2),$$($$g.file).BAS:basic:$$($$g.images)/boot-menu $$(call game_on_disc,$$g,$$($$g.images)/game,$$($$g.words_made),))
endef
