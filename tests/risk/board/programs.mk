# Programs of the tests of RISK's map, on the PC and on the Z80. See tests/programs.mk.
BOARD_TEST := tests/platform/z80.c tests/risk/board/z80_map_cursor.c $(sort $(CPCSIM_SOURCES) $(PLATFORM_SOURCES)) \
	$(filter-out tests/%,$(GAME_SOURCES))
SOURCES_board_test := tests/risk/board/board_test.c $(BOARD_TEST)
SOURCES_board_bench := tests/risk/board/bench.c tests/lib/z80_harness/budget.c $(BOARD_TEST)
