# What the followers of all games share: their reports, and the soak. A game's follower is build/host/<game>_follow.
INCLUDES_tests/lib/differential := tests/lib/differential tests/lib/tap
DIFFERENTIAL_SHARED := tests/lib/differential/report.c

SOAKED := $(or $(GAME),mille)
PLIES ?= 1000000000
FOLLOWED := $(patsubst tests/%/follow,%,$(wildcard tests/*/follow))

soak: $(if $(filter $(SOAKED),$(FOLLOWED)),$(BUILD)/host/$(SOAKED)_follow,no-such-game) ## a game's referee follows PLIES=1000000000 random plies on all cores (GAME=mille or risk)
	@tests/lib/differential/soak $< $(PLIES)

no-such-game:
	@echo "GAME=$(SOAKED): there is a referee for $(FOLLOWED)" >&2; exit 2

.PHONY: soak no-such-game
