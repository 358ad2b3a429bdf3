/* greedy_player: gathers its armies on one front and attacks where it is ahead. */
#ifndef GREEDY_PLAYER_H
#define GREEDY_PLAYER_H

#include "risk.h"

/* One legal move for the current game, in any phase but PHASE_OVER; the same for the same game. */
void greedy_player_move(risk_move_t *move);

#endif
