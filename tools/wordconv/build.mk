# wordconv: the tables of words to languages in the code of the font.
INCLUDES_tools/wordconv := tools/wordconv tools/gfxconv tools/fail src/platform/host/checksum
WORDCONV_SOURCES := $(wildcard tools/wordconv/*.c) tools/gfxconv/encoding.c tools/fail/fail.c src/platform/host/checksum/checksum.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/wordconv,$v,$(WORDCONV_SOURCES),,)))
