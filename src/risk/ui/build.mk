# The screens of RISK. They know the rules, the machine player, the board and the machine's contract.
INCLUDES_src/risk/ui = src/risk/ui src/risk/ui/map $(RISK_BOT) $(FRONTEND)
