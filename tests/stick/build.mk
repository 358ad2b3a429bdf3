# A joystick alone, for the screens of every game.
INCLUDES_tests/stick := tests/stick tests/tap $(FRONTEND) src/platform/host
STICK := tests/stick/stick.c
STICK_WRAPS := matrix_scan input_read input_any text_entry
