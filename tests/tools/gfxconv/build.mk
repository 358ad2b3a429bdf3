# The picture converter: what it makes of good files, what it says to bad ones; and the packer.
INCLUDES_tests/tools/gfxconv := tests/tools/gfxconv tests/lib/tap src/platform/host/picture src/platform/host/pack

$(eval $(call program,$(BUILD)/host/make_png,host,tests/tools/gfxconv/make_png.c $(wildcard src/platform/host/picture/*.c),-lpng,))

TESTS += gfxconv
test-gfxconv = sh tests/tools/gfxconv/refuses.sh $(BUILD)/san/gfxconv $(BUILD)/host/make_png $(BUILD)/tests/tools/gfxconv
test-gfxconv-needs = $(BUILD)/san/gfxconv $(BUILD)/host/make_png

$(eval $(call program,$(BUILD)/san/pack_test,san,tests/tools/gfxconv/pack_test.c src/platform/host/pack/pack.c,,))

TESTS += pack
test-pack = $(BUILD)/san/pack_test
test-pack-needs = $(BUILD)/san/pack_test
