/* moves: moves as text: `attack alaska kamchatka 3`, `trade peru,china,joker1`, `place 10 4`. */
#ifndef MOVES_H
#define MOVES_H

#include "risk.h"

extern const char *const moves_help;

#define MOVE_PROBLEM 120

/* Reads a move, changing the line. False, with `reason=… word=…` in problem, if it cannot be read. */
int move_read(char *line, risk_move_t *move, char problem[MOVE_PROBLEM]);

#endif
