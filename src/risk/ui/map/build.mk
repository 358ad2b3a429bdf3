# The board on the screen: it knows the rules' table and the machine, and no screen around it.
RISK_BOARD = src/risk/ui/map $(RISK_RULES) src/platform gen
INCLUDES_src/risk/ui/map = $(RISK_BOARD)
