# The program of the tests of the disc menu. See tests/programs.mk.
SOURCES_menu_screens := tests/menu/ui/screens.c tests/lib/screenshots/screenshots.c $(GAME_SOURCES) $(PLATFORM_SOURCES)
WRAP_menu_screens := boot_run
