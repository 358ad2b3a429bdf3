# The form of the sources.
TESTS += format format-columns format-assembly format-finds
test-format = tests/format/format src disk tools tests
test-format-columns = tests/format/columns Makefile src disk tools tests
test-format-assembly = tests/format/assembly $(BUILD) $(shell find src disk tests -name "*.s" | sort)
test-format-assembly-needs = $(BUILD)/memory.inc
test-format-finds = tests/format/finds.sh $(BUILD) $(BUILD)/test-format
test-format-finds-needs =
