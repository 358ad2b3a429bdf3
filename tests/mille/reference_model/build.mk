# The reference model. It includes nothing of the rules of the game: its own folder only.
INCLUDES_tests/mille/reference_model := tests/mille/reference_model
