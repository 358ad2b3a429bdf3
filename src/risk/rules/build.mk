# The rules of RISK: they know the generator and nobody else. include/ is for everybody, core.h for this room alone.
RISK_RULES := src/risk/rules/include src/common
INCLUDES_src/risk/rules := src/risk/rules $(RISK_RULES)
SDALLOCS_src/risk/rules := 50000
# fault.c judges saves that something else wrote; it stays on the PC.
RISK_SOURCES := $(filter-out %/fault.c,$(wildcard src/risk/rules/*.c)) $(COMMON_SOURCES)
RISK_HOST_SOURCES := $(RISK_SOURCES) $(wildcard src/risk/rules/fault.c)
