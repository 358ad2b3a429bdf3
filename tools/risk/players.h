/* Who may sit at a seat on the PC: the levels of the machine player, and those that never go on a disk. A table, so that a
 * new player is a new row. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "bot.h"

enum { PLAYER_RANDOM = RISK_BOT_LEVELS, PLAYER_GREEDY, PLAYER_SEARCH, PLAYER_KINDS };

extern const char *const player_words[PLAYER_KINDS + 1]; /* ended by NULL */

/* The rules of 1959 know no draw, and players who only wait could go on for ever. Machines leave a game open when it
 * gets as far as this round; an ordinary one is over by the 100th. That every game between machines ends follows: a
 * turn is finite, since each throw costs an army, and so is the number of rounds. */
#define ROUNDS_MAX 500

/* The move of the seat that looks. */
void player_think(int player, const bot_view_t *view, random_t *random, risk_move_t *move);

/* The move of the seat to act; RISK_ABANDON from round ROUNDS_MAX on. `random` is for the players that throw dice. */
void player_move(int player, const risk_t *game, random_t *random, risk_move_t *move);

#endif
