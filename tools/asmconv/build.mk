# asmconv: assembly as SDCC's assembler reads it, to assembly as z88dk's reads it.
INCLUDES_tools/asmconv := tools/asmconv tools/lib
ASMCONV_SOURCES := $(wildcard tools/asmconv/*.c) tools/lib/fail.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/asmconv,$v,$(ASMCONV_SOURCES),,)))
