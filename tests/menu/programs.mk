# The program of the tests of the disc menu. See tests/programs.mk.
SOURCES_menu_screens := tests/menu/ui/screens.c tests/lib/screenshots/screenshots.c $(GAME_SOURCES) $(PLATFORM_SOURCES)
WRAP_menu_screens := boot_run
SOURCES_menu_cpc_screens := $(SOURCES_menu_screens) tests/menu/ui/z80_calls.c \
	$(addprefix tests/lib/z80_calls/,z80_calls.c screenshots_calls.c) tests/lib/cpc_driver/cpc_driver.c \
	$(CPCSIM_SOURCES)
WRAP_menu_cpc_screens := boot_run screenshots_main host_shot words_load program_main
