# Fuzzing of moves and saves; FUZZ_SECONDS=3600 make test for longer.
FUZZ_SECONDS ?= 15
FUZZ_SOURCES := tests/fuzz/fuzz_mille.c tests/saves/play_on.c src/bot/random_player.c $(MILLE_SOURCES)

$(BUILD)/fuzz/mille: $(FUZZ_SOURCES) $(wildcard src/mille/*.h tests/saves/*.h)
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all -Isrc/mille -Isrc/bot -Itests/saves -o $@ $(FUZZ_SOURCES)

TESTS += fuzz
test-fuzz = tests/fuzz/run $(BUILD)/fuzz/mille $(FUZZ_SECONDS) $(BUILD)/fuzz
test-fuzz-needs = $(BUILD)/fuzz/mille
