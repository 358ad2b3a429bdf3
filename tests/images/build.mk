INCLUDES_tests/images := tools/images

TESTS += images
test-images = $(BUILD)/san/images_test
test-images-needs = $(BUILD)/san/images_test

$(BUILD)/san/images_test: $(addprefix $(BUILD)/san/,tests/images/images_test.o $(addprefix tools/images/,amsdos.o checksum.o snapshot.o tape.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) -o $@ $^

TESTS += images-cli
test-images-cli = tests/images/cli.sh $(IMAGES)
test-images-cli-needs = $(IMAGES)

TESTS += catalogue
test-catalogue = tests/images/catalogue.sh disk/mille.dsk
test-catalogue-needs = disk/mille.dsk
