# A screen that uses every verb of the machine: the smallest game there is, and proof that a game needs no word in a shared room.
include tests/demo/game.mk
INCLUDES_tests/demo := src/machine gen
$(eval $(call game,demo))
$(eval $(call images,demo,$(BUILD)/demo))
