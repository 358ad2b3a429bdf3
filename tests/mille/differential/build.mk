# The differential test: the reference model plays random matches with the rules, ply by ply.
INCLUDES_tests/mille/differential := $(MILLE_RULES) tests/mille/reference_model tests/lib/differential tests/lib/tap
MILLE_DIFFERENTIAL_SOURCES := $(wildcard tests/mille/differential/*.c tests/mille/reference_model/*.c) $(DIFFERENTIAL_SHARED) $(MILLE_SOURCES)

$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/mille_differential,$v,$(MILLE_DIFFERENTIAL_SOURCES),,)))

TESTS += referee
test-referee = $(BUILD)/san/mille_differential --plies 1000000
test-referee-needs = $(BUILD)/san/mille_differential
