# The simulated CPC: the library's objects for tests and benches, and the command build/tools/cpcsim.

INCLUDES_tools/cpcsim := tools/cpcsim src/host/picture src/host/keyboard

CPCSIM_SOURCES := $(filter-out tools/cpcsim/main.c,$(wildcard tools/cpcsim/*.c)) $(wildcard src/host/picture/*.c src/host/keyboard/*.c)
CPCSIM_OBJECTS := $(CPCSIM_SOURCES:%.c=$(BUILD)/host/%.o)
CPCSIM_SAN     := $(CPCSIM_SOURCES:%.c=$(BUILD)/san/%.o)
CPCSIM_LIBS    := -l:libz80ex.a -lpng
CPCSIM         := $(BUILD)/tools/cpcsim

$(CPCSIM): $(BUILD)/host/tools/cpcsim/main.o $(CPCSIM_OBJECTS)
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)$(CC) -o $@ $^ $(CPCSIM_LIBS)
