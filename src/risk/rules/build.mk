# The rules of RISK: they include src/lib and the save format only. include/ is public, core.h is for this module.
RISK_RULES := src/risk/rules/include src/lib src/save
INCLUDES_src/risk/rules := src/risk/rules $(RISK_RULES)
RISK_SOURCES := $(wildcard src/risk/rules/*.c src/risk/rules/host/*.c) $(LIB_SOURCES) src/save/host/save_format.c

$(foreach s,$(filter src/risk/%,$(call not_host,$(RISK_SOURCES))),\
	$(if $(call set,SDFLAGS_$s),,$(eval SDFLAGS_$s := --max-allocs-per-node 50000)))
# What a Z80 program with the rules is made of.
RISK_Z80 := $(call not_host,$(RISK_SOURCES)) $(wildcard src/risk/rules/cpc/*.s)
