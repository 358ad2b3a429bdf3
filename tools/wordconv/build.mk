# wordconv: the tables of words to C arrays in the code of the font.
INCLUDES_tools/wordconv := tools/wordconv tools/gfxconv
WORDCONV_SOURCES := $(wildcard tools/wordconv/*.c) tools/gfxconv/encoding.c tools/gfxconv/fail.c

$(BUILD)/host/wordconv $(BUILD)/san/wordconv: $(BUILD)/%/wordconv: $(foreach s,$(WORDCONV_SOURCES),$(BUILD)/%/$(s:.c=.o))
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_$*) -o $@ $^
