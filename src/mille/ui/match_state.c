/* The part of the match that is on the screen. */
#include "match_state.h"

uint8_t match_home, match_viewer, match_hidden, match_shown, match_lit, match_discard, match_left;
