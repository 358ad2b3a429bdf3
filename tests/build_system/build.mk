# The build itself.
TESTS += make
test-make = tests/build_system/build_test $(BUILD)/tests/tree
test-make-needs = $(PRODUCTS)
