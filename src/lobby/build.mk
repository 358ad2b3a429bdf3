# The screens around a match, of any game: title, menu, options, hall of fame, and the way between them. A game gives its tables and its own
# screens (lobby.h); own.h, in the public headers of its ui ("own"), tells at compile time what there is to choose and to keep. Screens of a game
# include from LOBBY.
LOBBY = src/lobby own src/save/page $(TOOLKIT)
INCLUDES_src/lobby = $(LOBBY)

# The settings stand beside the machine's own variables; what the hall of fame works with is never needed while a picture moves.
OVERLAY_src/lobby/settings.c := SPARE
OVERLAY_src/lobby/hall.c := OVERLAY_A
