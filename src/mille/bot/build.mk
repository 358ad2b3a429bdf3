# The machine player. It uses the rules and nothing else. include/ holds the public headers.
INCLUDES_src/mille/bot := src/mille/bot $(MILLE_BOT)
BOT_SOURCES := $(wildcard src/mille/bot/*.c)

# No card is animated while the bot thinks, and nothing but its move is needed afterwards: they share variables.
OVERLAY_src/mille/bot := OVERLAY_A
