# Pictures of screens, compared with stored ones: what the tests of every game's screens share.
INCLUDES_tests/shots := tests/shots tests/tap $(FRONTEND) src/platform/host src/platform/host/picture

