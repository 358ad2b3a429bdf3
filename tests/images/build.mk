INCLUDES_tests/images := tests/tap tools/images src/platform/host/checksum

TESTS += images
test-images = $(BUILD)/san/images_test
test-images-needs = $(BUILD)/san/images_test

$(eval $(call program,$(BUILD)/san/images_test,san,tests/images/images_test.c $(addprefix tools/images/,amsdos.c cartridge.c disc.c snapshot.c tape.c) src/platform/host/checksum/checksum.c,,))

TESTS += images-cli
test-images-cli = tests/images/cli.sh $(IMAGES)
test-images-cli-needs = $(IMAGES)

TESTS += catalogue
test-catalogue = tests/images/catalogue.sh $(demo.dsk) $(IMAGES) demo
test-catalogue-needs = $(demo.dsk) $(IMAGES)
