# The screens. They know the rules, the machine player and the machine's contract.
INCLUDES_src/mille/ui := src/mille/ui $(MILLE_BOT) $(TOOLKIT)

# Without IY the screens come out smaller.
SDFLAGS_src/mille/ui := --reserve-regs-iy
