# The CPC emulators of the page and of the tests, unpacked from their npm packages.

EMULATORS := cap32 crocods
emulator = $(BUILD)/emulators/$(1)_libretro.js

define unpack
$(call emulator,$(1)): tools/page/node_modules/@emulatorjs/core-$(1)/$(1)-wasm.data
	@mkdir -p $$(@D)
	7z x -y -bso0 -bsp0 -o$$(@D) $$< $(1)_libretro.js $(1)_libretro.wasm
	@touch $$@
endef
$(foreach e,$(EMULATORS),$(eval $(call unpack,$e)))
