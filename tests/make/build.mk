# The build itself.
TESTS += make
test-make = tests/make/make_test $(BUILD)/tests/tree
test-make-needs = $(PRODUCTS)
