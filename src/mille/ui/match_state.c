/* The match being played. */
#include "match_state.h"

mille_t match_game;
uint8_t match_home, match_viewer, match_hidden, match_shown, match_lit, match_discard, match_left;
