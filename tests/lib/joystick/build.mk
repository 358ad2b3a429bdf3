# A joystick alone, for the screens of every game.
INCLUDES_tests/lib/joystick := tests/lib/joystick tests/lib/tap $(FRONTEND) src/platform/host
STICK := tests/lib/joystick/joystick.c
JOYSTICK_WRAPS := matrix_scan input_read input_any text_entry
