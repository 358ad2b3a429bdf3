# asmconv: assembly as SDCC's assembler reads it, to assembly as z88dk's reads it.
INCLUDES_tools/asmconv := tools/asmconv tools/fail
ASMCONV_SOURCES := $(wildcard tools/asmconv/*.c) tools/fail/fail.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/asmconv,$v,$(ASMCONV_SOURCES),,)))
