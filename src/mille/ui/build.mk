# The screens. They know the rules, the machine player and the machine's contract.
INCLUDES_src/mille/ui := src/mille/ui $(MILLE_BOT) $(FRONTEND)

# What lies under a card in flight shares its bytes with what the machine player sees and thinks: who asks it for a move copies the
# answer at once. The match and the log stand beside the machine's own variables.
OVERLAY_src/mille/ui/card_animation.c := OVERLAY_B
OVERLAY_src/mille/ui/computer.c := OVERLAY_A
$(foreach f,match_state history play hand,$(eval OVERLAY_src/mille/ui/$f.c := SPARE))
