# A screen that uses every verb of the machine: the smallest game there is, and proof that a game needs no word in a shared room.
include tests/demo/game.mk
# What a program for the CPC needs in place of the toolkit.
CPC_ALONE := tests/lib/stubs/restarts.s
INCLUDES_tests/demo := src/platform src/lib gen
$(eval $(call game,demo))
$(eval $(call images,demo,$(BUILD)/demo))
