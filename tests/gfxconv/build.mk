# The picture converter: what it makes of good files, what it says to bad ones; and the packer.
INCLUDES_tests/gfxconv := tests/gfxconv tests/tap src/host/picture src/host/pack

$(BUILD)/host/make_png: $(patsubst %.c,$(BUILD)/host/%.o,tests/gfxconv/make_png.c $(wildcard src/host/picture/*.c))
	$(call say,link,$@)
	$(Q)$(CC) $^ -lpng -o $@

TESTS += gfxconv
test-gfxconv = sh tests/gfxconv/refuses.sh $(BUILD)/san/gfxconv $(BUILD)/host/make_png $(BUILD)/tests/gfxconv
test-gfxconv-needs = $(BUILD)/san/gfxconv $(BUILD)/host/make_png

$(BUILD)/san/pack_test: $(BUILD)/san/tests/gfxconv/pack_test.o $(BUILD)/san/src/host/pack/pack.o
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) $^ -o $@

TESTS += pack
test-pack = $(BUILD)/san/pack_test
test-pack-needs = $(BUILD)/san/pack_test
