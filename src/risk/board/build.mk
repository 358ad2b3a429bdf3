# The board on the screen: it knows the rules' table and the machine, and no screen around it.
RISK_BOARD = src/risk/board $(RISK_RULES) src/platform gen
INCLUDES_src/risk/board = $(RISK_BOARD)
