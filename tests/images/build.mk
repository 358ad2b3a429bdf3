INCLUDES_tests/images := tests/tap tools/mkimage src/platform/host/checksum

TESTS += images
test-images = $(BUILD)/san/mkimage_test
test-images-needs = $(BUILD)/san/mkimage_test

$(eval $(call program,$(BUILD)/san/mkimage_test,san,tests/images/mkimage_test.c $(addprefix tools/mkimage/,amsdos.c cartridge.c disc.c snapshot.c tape.c) src/platform/host/checksum/checksum.c,,))

TESTS += images-cli
test-images-cli = tests/images/cli.sh $(IMAGES)
test-images-cli-needs = $(IMAGES)

TESTS += catalogue
test-catalogue = tests/images/catalogue.sh $(demo.dsk) $(IMAGES) demo
test-catalogue-needs = $(demo.dsk) $(IMAGES)
