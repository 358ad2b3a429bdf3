# The game as z88dk builds it, where z88dk is installed: it fits, agrees with the PC and plays a hand.
ifneq ($(TOOLCHAIN),z88dk)
TESTS += z88dk
test-z88dk = sh tests/z88dk/proofs.sh
test-z88dk-needs =
endif
