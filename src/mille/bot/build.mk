# The machine player: it knows the rules and nothing else. include/ is for everybody.
INCLUDES_src/mille/bot := src/mille/bot $(MILLE_BOT)
BOT_SOURCES := $(wildcard src/mille/bot/*.c)

# Without IY these come out smaller.
$(foreach f,judge think habits,$(eval SDFLAGS_src/mille/bot/$f.c := --reserve-regs-iy))
