# wordconv: the tables of words to languages in the code of the font.
INCLUDES_tools/wordconv := tools/wordconv tools/lib src/platform/host/checksum
WORDCONV_SOURCES := $(wildcard tools/wordconv/*.c) tools/lib/encoding.c tools/lib/fail.c src/platform/host/checksum/checksum.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/wordconv,$v,$(WORDCONV_SOURCES),,)))
