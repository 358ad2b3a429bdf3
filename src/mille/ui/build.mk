# The screens. They use the rules, the bot, the widgets of src/ui and the platform.
INCLUDES_src/mille/ui := src/mille/ui $(MILLE_BOT) $(FRONTEND)

# The buffers of a moving card share their memory with the variables of the bot, so its answer is copied at once.
# What is on the screen, and the history, stand beside the variables of the platform.
OVERLAY_src/mille/ui/card_animation.c := OVERLAY_B
OVERLAY_src/mille/ui/computer.c := OVERLAY_A
$(foreach f,match_state history play hand,$(eval OVERLAY_src/mille/ui/$f.c := SPARE))
