# The screens. They know the rules, the machine player and the machine's contract.
INCLUDES_src/mille/ui := src/mille/ui $(MILLE_BOT) $(TOOLKIT)

# What lies under a card in flight shares its bytes with the machine's thoughts.
OVERLAY_src/mille/ui/fly.c := OVERLAY_B
