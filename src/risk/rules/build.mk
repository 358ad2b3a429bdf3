# The rules of RISK: they know the generator and the envelope of a save, and nobody else. include/ is for everybody, core.h for this room alone.
RISK_RULES := src/risk/rules/include src/lib src/save
INCLUDES_src/risk/rules := src/risk/rules $(RISK_RULES)
# validate.c judges saves that something else wrote; it stays on the PC.
RISK_SOURCES := $(wildcard src/risk/rules/*.c) src/risk/rules/host/save.c $(LIB_SOURCES) src/save/host/save_format.c
RISK_HOST_SOURCES := $(RISK_SOURCES) src/risk/rules/host/validate.c

# Until src/flags.mk knows better (make smallest, when there is a game to link).
$(foreach s,$(filter src/risk/%,$(RISK_SOURCES)),$(if $(call set,SDFLAGS_$s),,$(eval SDFLAGS_$s := --max-allocs-per-node 50000)))
RISK_Z80 := $(call not_host,$(RISK_SOURCES))
