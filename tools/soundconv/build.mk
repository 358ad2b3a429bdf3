# soundconv: tunes in ABC notation, tables of instruments and effects in, the bytes of the sound players out.
INCLUDES_tools/soundconv := tools/soundconv tools/gfxconv src/machine
SOUNDCONV_SOURCES := $(wildcard tools/soundconv/*.c) tools/gfxconv/fail.c

$(BUILD)/host/soundconv $(BUILD)/san/soundconv: $(BUILD)/%/soundconv: $(foreach s,$(SOUNDCONV_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^
