# Proofs of RISK's machine player.
TESTS += risk-bot-commands
test-risk-bot-commands = tests/risk/bot/commands_test $(BUILD)/san/risk
test-risk-bot-commands-needs = $(BUILD)/san/risk
