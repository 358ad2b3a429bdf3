# Fuzzing with sanitizers: moves, saves and lines of words. FUZZ_SECONDS=3600 make test for longer.
FUZZ_SECONDS ?= 15
RISK_FUZZ_rules := tests/risk/fuzz/fuzz_rules.c tests/risk/saves/play_on.c $(addprefix tools/risk/,random_player.c mask_pick.c moves.c save_info.c settings_info.c vocabulary.c) $(FUZZ_INFO) $(RISK_SOURCES)
RISK_FUZZ_requests := tests/risk/fuzz/fuzz_requests.c $(addprefix tools/risk/,bot.c request.c vocabulary.c) $(RISK_PLAYERS) $(CLI_SOURCES) $(RISK_BOT_SOURCES) $(RISK_SOURCES)
RISK_FUZZ_INCLUDES := tests/save src/risk/ui/include src/frontend tests/risk/saves tools/risk tools/lib/cli src/risk/rules src/risk/bot $(RISK_BOT)

$(BUILD)/fuzz/risk_rules $(BUILD)/fuzz/risk_requests: $(BUILD)/fuzz/risk_%: $(RISK_FUZZ_rules) $(RISK_FUZZ_requests) $(foreach d,$(RISK_FUZZ_INCLUDES),$(wildcard $d/*.h))
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $(addprefix -I,$(RISK_FUZZ_INCLUDES)) -o $@ $(RISK_FUZZ_$*) -lm

TESTS += risk-fuzz risk-fuzz-requests
test-risk-fuzz = tests/lib/fuzz $(BUILD)/fuzz/risk_rules $(FUZZ_SECONDS) "moves, saves and lines"
test-risk-fuzz-needs = $(BUILD)/fuzz/risk_rules
test-risk-fuzz-requests = tests/lib/fuzz $(BUILD)/fuzz/risk_requests $(FUZZ_SECONDS) "requests to the machine player"
test-risk-fuzz-requests-needs = $(BUILD)/fuzz/risk_requests
