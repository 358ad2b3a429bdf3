# Fuzzing of moves and saves; FUZZ_SECONDS=3600 make test for longer.
FUZZ_SECONDS ?= 15
FUZZ_SOURCES := tests/mille/fuzz/fuzz_mille.c tests/mille/saves/play_on.c src/mille/bot/random_player.c $(MILLE_SOURCES)

$(BUILD)/fuzz/mille: $(FUZZ_SOURCES) $(wildcard src/mille/rules/*.h src/mille/rules/include/*.h tests/mille/saves/*.h)
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $(addprefix -I,src/mille/bot/include $(MILLE_RULES) tests/mille/saves) -o $@ $(FUZZ_SOURCES)

TESTS += fuzz
test-fuzz = tests/mille/fuzz/run $(BUILD)/fuzz/mille $(FUZZ_SECONDS) $(BUILD)/fuzz
test-fuzz-needs = $(BUILD)/fuzz/mille
