# The picture converter: PNG files and a manifest in, CPC bytes out.
INCLUDES_tools/gfxconv := tools/gfxconv tools/picture tools/pack
GFXCONV_SOURCES := $(wildcard tools/gfxconv/*.c tools/picture/*.c) tools/pack/pack.c

$(BUILD)/host/gfxconv: $(GFXCONV_SOURCES:%.c=$(BUILD)/host/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $^ -lpng -o $@
$(BUILD)/san/gfxconv: $(GFXCONV_SOURCES:%.c=$(BUILD)/san/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) $^ -lpng -o $@
