# The order of the house: which file may know which.
HOUSE_ROOMS = $(foreach room,$(sort $(patsubst INCLUDES_%,%,$(filter INCLUDES_%,$(.VARIABLES)))),\
	$(room)=$(subst $(space),$(comma),$(strip $(call for_game,mille,$(INCLUDES_$(room))))))

TESTS += house-cycles house-headers house-finds
test-house-cycles = tests/architecture/cycles src
test-house-headers = tests/architecture/headers $(CC) $(HOUSE_ROOMS)
test-house-headers-needs = $(addprefix $(mille.gen)/,pictures.h words_keys.h)
test-house-finds = tests/architecture/finds.sh $(CC) $(BUILD)/tests/architecture
