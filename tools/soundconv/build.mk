# soundconv: tunes in ABC notation, tables of instruments and effects in, the bytes of the sound players out.
INCLUDES_tools/soundconv := tools/soundconv tools/lib src/platform src/lib
SOUNDCONV_SOURCES := $(wildcard tools/soundconv/*.c) tools/lib/fail.c tools/lib/lines.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/soundconv,$v,$(SOUNDCONV_SOURCES),,)))
