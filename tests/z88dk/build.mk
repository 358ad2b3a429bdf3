# The games as z88dk builds them, where z88dk is installed: they fit, agree with the PC and can be played.
ifneq ($(TOOLCHAIN),z88dk)
TESTS += z88dk
test-z88dk = sh tests/z88dk/tests.sh
test-z88dk-needs =
endif
