# The second reading of the rules of RISK. It may include nothing of the first one: its only folder is its own.
INCLUDES_tests/risk/reference_model := tests/risk/reference_model
