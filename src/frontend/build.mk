# The screens around a match, of any game: title, menu, options, hall of fame, and the way between them. A game gives its tables and its own
# screens (frontend.h); game_config.h, in the public headers of its ui ("config"), tells at compile time what there is to choose and to keep. Screens of a game
# include from FRONTEND.
FRONTEND = src/frontend config $(UI)
INCLUDES_src/frontend = $(FRONTEND)

# The settings stand beside the machine's own variables; what the hall of fame works with is never needed while a picture moves.
OVERLAY_src/frontend/settings.c := SPARE
OVERLAY_src/frontend/hall_of_fame.c := OVERLAY_A
