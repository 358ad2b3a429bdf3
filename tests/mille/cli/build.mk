# The command line.
TESTS += cli
test-cli = tests/mille/cli/cli $(BUILD)/san/mille
test-cli-needs = $(BUILD)/san/mille
