/* A player that takes what lies nearest: it gathers its armies on one front and attacks where it is ahead. */
#ifndef GREEDY_PLAYER_H
#define GREEDY_PLAYER_H

#include "risk.h"

/* One legal move in any phase but PHASE_OVER; the same for the same game. */
void greedy_player_move(const risk_t *game, risk_move_t *move);

#endif
