# The form of the sources.
TESTS += format
test-format = tests/format/format src tools tests
test-format-needs =
