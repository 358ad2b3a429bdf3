# Pictures of screens, compared with stored ones: what the tests of every game's screens share.
INCLUDES_tests/lib/screenshots := tests/lib/screenshots tests/lib/tap $(FRONTEND) src/platform/host src/platform/host/picture

