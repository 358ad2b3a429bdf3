# mapconv: the board of RISK, checked against its rules, to what the CPC draws.
INCLUDES_tools/mapconv := tools/mapconv tools/gfxconv tools/fail tools/soundconv tools/risk tools/cli src/platform/host/picture src/platform/host/pack src/platform $(RISK_RULES)
MAPCONV_SOURCES := $(wildcard tools/mapconv/*.c src/platform/host/picture/*.c src/platform/host/pack/*.c) tools/gfxconv/manifest.c tools/fail/fail.c \
	tools/soundconv/lines.c tools/risk/vocabulary.c tools/cli/word.c src/risk/rules/map.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/mapconv,$v,$(MAPCONV_SOURCES),-lpng,)))
