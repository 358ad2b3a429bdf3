# The second reading of the rules. It may include nothing of the first one: its only folder is its own.
INCLUDES_tests/mille/reference_model := tests/mille/reference_model
