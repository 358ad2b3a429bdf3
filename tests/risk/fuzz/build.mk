# Fuzzing with sanitizers: moves, saves and lines of words. FUZZ_SECONDS=3600 make test for longer.
FUZZ_SECONDS ?= 15
RISK_FUZZ := tests/risk/fuzz/fuzz_rules.c tests/risk/saves/play_on.c $(addprefix tools/risk/,random_player.c moves.c words.c) tools/cli/word.c $(RISK_HOST_SOURCES)
RISK_FUZZ_INCLUDES := tests/risk/saves tools/risk tools/cli src/risk/rules $(RISK_RULES)

$(BUILD)/fuzz/risk_rules: $(RISK_FUZZ) $(foreach d,$(RISK_FUZZ_INCLUDES),$(wildcard $d/*.h))
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $(addprefix -I,$(RISK_FUZZ_INCLUDES)) -o $@ $(RISK_FUZZ)

TESTS += risk-fuzz
test-risk-fuzz = tests/fuzz $(BUILD)/fuzz/risk_rules $(FUZZ_SECONDS) "moves, saves and lines"
test-risk-fuzz-needs = $(BUILD)/fuzz/risk_rules
