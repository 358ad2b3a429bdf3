# The rules of 1000 Bornes in lockstep with the PC, and measured.
INCLUDES_tests/mille/lockstep := tests/mille/lockstep tests/lib/lockstep tests/lib/tap tools/mille tools/lib/cli $(Z80_HARNESS_INCLUDES) src/mille/bot/include $(MILLE_RULES)

$(eval $(call lockstep,lockstep,rules,tests/mille/lockstep,tools/mille/selfplay.c tools/mille/random_player.c,tools/mille/vocabulary.c tools/lib/cli/word.c $(MILLE_SOURCES),$(MILLE_Z80)))
