# The board of RISK: its converter, the PC and the Z80 that draw it, and what that costs.
include tests/risk/board/game.mk
INCLUDES_tests/risk/board/cpc = $(RISK_BOARD)
INCLUDES_tests/risk/board = tests/risk/board tests/platform tests/lib/z80_harness tests/lib/tap src/platform/host src/platform/host/picture src/platform/host/keyboard tools/cpcsim $(RISK_BOARD)
$(eval $(call game,board))

BOARD_TEST := tests/platform/z80.c tests/risk/board/z80_map_cursor.c $(CPCSIM_SOURCES) $(filter-out src/platform/host/main.c,$(HOST_SOURCES)) $(filter-out tests/%,$(board.sources))
$(eval $(call program,$(BUILD)/san/board_test,san,tests/risk/board/board_test.c $(BOARD_TEST),$(CPCSIM_LIBS),board))
$(eval $(call program,$(BUILD)/host/board_bench,host,tests/risk/board/bench.c tests/lib/z80_harness/budget.c $(BOARD_TEST),$(CPCSIM_LIBS),board))

TESTS += board
test-board = $(BUILD)/san/board_test $(BUILD)/z80/board.ihx
test-board-needs = $(BUILD)/san/board_test $(BUILD)/z80/board.ihx

BENCHES += board
bench-board = $(BUILD)/host/board_bench $(BUILD)/z80/board.ihx
bench-board-needs = $(BUILD)/host/board_bench $(BUILD)/z80/board.ihx
REMARKS += board-map
bench-board-map = $(BUILD)/host/mapconv --sizes gfx/risk/pictures.txt gfx/risk/map.txt
bench-board-map-needs = $(BUILD)/host/mapconv

$(eval $(call program,$(BUILD)/host/spoil,host,tests/risk/board/spoil.c $(wildcard src/platform/host/picture/*.c),-lpng,board))
TESTS += mapconv
test-mapconv = sh tests/risk/board/refuses.sh $(BUILD)/san/mapconv $(BUILD)/host/spoil $(BUILD)/tests/mapconv
test-mapconv-needs = $(BUILD)/san/mapconv $(BUILD)/host/spoil

FUZZ_MAPCONV := tests/risk/board/fuzz_mapconv.c $(filter-out %/main.c %/fail.c %/manifest.c,$(MAPCONV_SOURCES))
# Every comparison of every pixel told to the fuzzer would take four fifths of its time.
$(BUILD)/fuzz/mapconv: $(FUZZ_MAPCONV) $(wildcard tools/mapconv/*.h)
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-coverage=trace-cmp -fno-sanitize-recover=all $(addprefix -I,$(INCLUDES_tools/mapconv)) -o $@ $(FUZZ_MAPCONV) -lpng

TESTS += fuzz-mapconv
test-fuzz-mapconv = tests/lib/fuzz $(BUILD)/fuzz/mapconv $(FUZZ_SECONDS) "boards and their lists"
test-fuzz-mapconv-needs = $(BUILD)/fuzz/mapconv
