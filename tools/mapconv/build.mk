# mapconv: the board of RISK, checked against its rules, to what the CPC draws.
INCLUDES_tools/mapconv := tools/mapconv tools/gfxconv tools/fail tools/soundconv tools/risk tools/cli src/host/picture src/host/pack src/machine $(RISK_RULES)
MAPCONV_SOURCES := $(wildcard tools/mapconv/*.c src/host/picture/*.c src/host/pack/*.c) tools/gfxconv/manifest.c tools/fail/fail.c \
	tools/soundconv/lines.c tools/risk/vocabulary.c tools/cli/word.c src/risk/rules/map.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/mapconv,$v,$(MAPCONV_SOURCES),-lpng,)))
