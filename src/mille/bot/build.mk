# The machine player: it knows the rules and nothing else. include/ is for everybody.
INCLUDES_src/mille/bot := src/mille/bot $(MILLE_BOT)
BOT_SOURCES := $(wildcard src/mille/bot/*.c)

# Nobody flies while the machine thinks, and a thought leaves nothing behind but its move.
OVERLAY_src/mille/bot := OVERLAY_A
