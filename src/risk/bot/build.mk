# RISK's machine player: it knows the rules and nothing else. include/ is for everybody.
RISK_BOT = src/risk/bot/include $(RISK_RULES)
INCLUDES_src/risk/bot = src/risk/bot $(RISK_BOT)
RISK_BOT_SOURCES := $(wildcard src/risk/bot/*.c)

# Where a turn spends its time.
$(foreach s,survey goals attack,$(eval SDFLAGS_src/risk/bot/$s.c := --opt-code-speed --max-allocs-per-node 50000))
# Until src/flags.mk knows better (make smallest, when there is a game to link).
$(foreach s,$(RISK_BOT_SOURCES),$(if $(call set,SDFLAGS_$s),,$(eval SDFLAGS_$s := --max-allocs-per-node 20000)))
