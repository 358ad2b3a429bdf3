# The program on the PC: simulations, matches and the machine player on the command line. The search player (rollout.c)
# uses the machine player's evaluation, so the private headers of that module are in the list.
INCLUDES_tools/mille := tools/mille tools/mille/styles tools/lib/cli src/mille/bot $(MILLE_BOT) src/mille/ui/include src/frontend
MILLE_TOOL_SOURCES := $(wildcard tools/mille/*.c tools/mille/styles/*.c) $(CLI_SOURCES) $(CLI_FILES)

# For matches by the thousand. Without debug information, so that the file changes only when a player does.
CFLAGS_quick := -O3 -flto=auto -g0
LDFLAGS_quick := -O3 -flto=auto
VARIANTS += quick
$(eval $(call compile,$(BUILD)/quick/%.o,%.c,quick,))

PRODUCTS += $(BUILD)/host/mille
$(foreach v,host san quick,$(eval $(call program,$(BUILD)/$v/mille,$v,$(MILLE_SOURCES) $(BOT_SOURCES) $(MILLE_TOOL_SOURCES),-lm,)))

# The game itself on the PC, with scripted keys: build/host/bornes --script FILE
$(eval $(call program,$(BUILD)/host/bornes,host,$(mille.sources) $(HOST_SOURCES),$(HOST_LIBS),mille))
