# The tool that makes AMSDOS files, tapes and snapshots. Disks are made by libdsk and cpmtools.

INCLUDES_tools/images := tools/images
IMAGES := $(BUILD)/tools/images

$(IMAGES): $(BUILD)/host/tools/images/images.o $(addprefix $(BUILD)/host/tools/images/,amsdos.o checksum.o snapshot.o tape.o)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(CC) -o $@ $^
