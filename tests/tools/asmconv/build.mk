# The translator for z88dk's assembler: every .s file of the project goes through it and back and must give sdas's bytes.
ASMCONV_TESTED := $(sort $(shell find src disk tests -name '*.s'))

TESTS += asmconv
test-asmconv = sh tests/tools/asmconv/same.sh $(BUILD)/san/asmconv $(BUILD) $(BUILD)/tests/tools/asmconv $(ASMCONV_TESTED)
test-asmconv-needs = $(BUILD)/san/asmconv $(BUILD)/memory.inc

TESTS += asmconv-refuses
test-asmconv-refuses = sh tests/tools/asmconv/refuses.sh $(CURDIR)/$(BUILD)/san/asmconv $(BUILD)/tests/tools/asmconv-refuses
test-asmconv-refuses-needs = $(BUILD)/san/asmconv

FUZZ_ASMCONV := tests/tools/asmconv/fuzz_asmconv.c $(filter-out %/main.c %/fail.c,$(ASMCONV_SOURCES))
$(BUILD)/fuzz/asmconv: $(FUZZ_ASMCONV) $(wildcard tools/asmconv/*.h)
	$(call say,fuzz,$@)
	@mkdir -p $(@D)
	$(Q)clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all $(addprefix -I,$(INCLUDES_tools/asmconv)) -o $@ $(FUZZ_ASMCONV)

TESTS += fuzz-asmconv
test-fuzz-asmconv = mkdir -p $(BUILD)/fuzz/asmconv.found/corpus && cp src/platform/cpc/sound_frame.s src/platform/cpc/variables.s $(BUILD)/fuzz/asmconv.found/corpus && tests/lib/fuzz $(BUILD)/fuzz/asmconv $(FUZZ_SECONDS) "assembly"
test-fuzz-asmconv-needs = $(BUILD)/fuzz/asmconv
