# wordconv: the tables of words to C arrays in the code of the font.
INCLUDES_tools/wordconv := tools/wordconv tools/gfxconv
WORDCONV_SOURCES := $(wildcard tools/wordconv/*.c) tools/gfxconv/encoding.c tools/gfxconv/fail.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/wordconv,$v,$(WORDCONV_SOURCES),,)))
