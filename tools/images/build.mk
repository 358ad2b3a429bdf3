# The tool that makes AMSDOS files, tapes and snapshots. Disks are made by libdsk and cpmtools.

INCLUDES_tools/images := tools/images tools/pack

$(IMAGES): $(addprefix $(BUILD)/host/tools/,$(addprefix images/,images.o amsdos.o checksum.o snapshot.o tape.o) pack/pack.o)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(CC) -o $@ $^
