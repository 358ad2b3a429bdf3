# The machine player: it knows the rules and nothing else.
INCLUDES_src/bot := src/bot src/mille
BOT_SOURCES := $(wildcard src/bot/*.c)

# Without IY these come out smaller.
$(patsubst %,$(BUILD)/z80/src/bot/%.rel,judge think habits): SDFLAGS += --reserve-regs-iy
