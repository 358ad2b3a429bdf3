# The tool that makes AMSDOS files, tapes and snapshots. Disks are made by libdsk and cpmtools.

INCLUDES_tools/images := tools/images src/host/pack

$(IMAGES): $(patsubst %.c,$(BUILD)/host/%.o,$(wildcard tools/images/*.c) src/host/pack/pack.c)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(CC) -o $@ $^
