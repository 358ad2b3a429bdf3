# What may happen to a file that was saved: what the tests of every game's saves share.
INCLUDES_tests/lib/corruption := tests/lib/corruption
