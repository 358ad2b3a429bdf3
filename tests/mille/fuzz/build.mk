# Fuzzing with sanitizers: moves, saves, and the line protocols. FUZZ_SECONDS=3600 make test runs longer.
FUZZ_SECONDS ?= 15
FUZZ_rules := tests/mille/fuzz/fuzz_rules.c tests/mille/saves/play_on.c tools/mille/random_player.c $(FUZZ_INFO) $(addprefix tools/mille/,save_info.c settings_info.c vocabulary.c) $(MILLE_SOURCES)
FUZZ_protocol := tests/mille/fuzz/fuzz_protocol.c $(filter-out tools/mille/main.c,$(MILLE_TOOL_SOURCES)) $(BOT_SOURCES) $(MILLE_SOURCES)
FUZZ_INCLUDES := tests/save src/mille/ui/include src/frontend tests/mille/saves tools/mille tools/mille/styles tools/lib/cli src/mille/bot src/mille/bot/include $(MILLE_RULES)

$(BUILD)/fuzz/rules $(BUILD)/fuzz/protocol: $(BUILD)/fuzz/%: $(FUZZ_rules) $(FUZZ_protocol) $(foreach d,$(FUZZ_INCLUDES),$(wildcard $d/*.h))
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $(addprefix -I,$(FUZZ_INCLUDES)) -o $@ $(FUZZ_$*) -lm

TESTS += fuzz-rules fuzz-protocol
test-fuzz-rules = tests/lib/fuzz $(BUILD)/fuzz/rules $(FUZZ_SECONDS) "moves and saves"
test-fuzz-rules-needs = $(BUILD)/fuzz/rules
test-fuzz-protocol = tests/lib/fuzz $(BUILD)/fuzz/protocol $(FUZZ_SECONDS) "requests and lines"
test-fuzz-protocol-needs = $(BUILD)/fuzz/protocol
