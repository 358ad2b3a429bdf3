# The simulated CPC: the library's objects for tests and benches, and the command build/tools/cpcsim.

INCLUDES_tools/cpcsim := tools/cpcsim src/platform/host/picture src/platform/host/keyboard

CPCSIM_SOURCES := $(filter-out tools/cpcsim/main.c,$(wildcard tools/cpcsim/*.c)) $(wildcard src/platform/host/picture/*.c src/platform/host/keyboard/*.c)
CPCSIM_LIBS := -l:libz80ex.a -lpng
CPCSIM := $(BUILD)/tools/cpcsim

$(eval $(call program,$(CPCSIM),host,tools/cpcsim/main.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS),))
