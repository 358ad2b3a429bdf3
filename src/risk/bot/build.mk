# The machine player of RISK: it includes the rules only. include/ is public.
RISK_BOT = src/risk/bot/include $(RISK_RULES)
INCLUDES_src/risk/bot = src/risk/bot $(RISK_BOT)
RISK_BOT_SOURCES := $(wildcard src/risk/bot/*.c src/risk/bot/host/*.c)

# Where a turn spends its time.
$(foreach s,survey goals attack,$(eval SDFLAGS_src/risk/bot/$s.c := --opt-code-speed --max-allocs-per-node 50000))
$(foreach s,$(call not_host,$(RISK_BOT_SOURCES)),\
	$(if $(call set,SDFLAGS_$s),,$(eval SDFLAGS_$s := --max-allocs-per-node 20000)))
