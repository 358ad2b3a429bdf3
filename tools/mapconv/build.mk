# mapconv: the board of RISK, checked against its rules, to what the CPC draws.
INCLUDES_tools/mapconv := tools/mapconv tools/lib tools/risk tools/lib/cli src/platform/host/picture src/platform/host/pack src/platform $(RISK_RULES)
MAPCONV_SOURCES := $(wildcard tools/mapconv/*.c src/platform/host/picture/*.c src/platform/host/pack/*.c) tools/lib/manifest.c tools/lib/fail.c \
	tools/lib/lines.c tools/risk/vocabulary.c tools/lib/cli/word.c src/risk/rules/map.c

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/mapconv,$v,$(MAPCONV_SOURCES),-lpng,)))
