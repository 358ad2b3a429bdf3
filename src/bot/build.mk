# The machine player: it knows the rules and nothing else.
INCLUDES_src/bot := src/bot src/mille
BOT_SOURCES := $(wildcard src/bot/*.c)
