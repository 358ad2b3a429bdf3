# A game's own binary in the simulated CPC, with somebody at its keys: what the tests of every game share.
INCLUDES_tests/lib/cpc_driver := tests/lib/cpc_driver tests/lib/tap tools/cpcsim src/platform/host/keyboard src/lib
