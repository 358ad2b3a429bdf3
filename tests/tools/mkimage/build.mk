INCLUDES_tests/tools/mkimage := tests/lib/tap tools/mkimage src/platform/host/checksum

TESTS += images
test-images = $(BUILD)/san/mkimage_test
test-images-needs = $(BUILD)/san/mkimage_test

$(eval $(call program,$(BUILD)/san/mkimage_test,san,tests/tools/mkimage/mkimage_test.c $(addprefix tools/mkimage/,amsdos.c cartridge.c disc.c snapshot.c tape.c) src/platform/host/checksum/checksum.c,,))

TESTS += images-cli
test-images-cli = tests/tools/mkimage/cli.sh $(IMAGES)
test-images-cli-needs = $(IMAGES)

TESTS += catalogue
test-catalogue = tests/tools/mkimage/catalogue.sh $(demo.dsk) $(IMAGES) demo
test-catalogue-needs = $(demo.dsk) $(IMAGES)
