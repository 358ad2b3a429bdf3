/* players: the players a PC program can choose from: the levels of the machine player, and others that are not on the
 * disc. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "bot.h"
#include "style.h"

enum {
    PLAYER_RANDOM = RISK_BOT_LEVELS,
    PLAYER_GREEDY,
    PLAYER_SEARCH,
    PLAYER_STYLES,
    PLAYER_KINDS = PLAYER_STYLES + STYLES
};

extern const char *const player_words[PLAYER_KINDS + 1]; /* ended by NULL */

/* The rules of 1959 know no draw, and players who only wait could play for ever. Machine players abandon a game in this
 * round; an ordinary one is over by the 100th. So every game between machines ends: a turn is finite, since each throw
 * costs an army, and so is the number of rounds. */
#define ROUNDS_MAX 500

/* The move for the seat of a view. */
void player_think(int player, const bot_view_t *view, random_t *random, risk_move_t *move);

/* The move for the seat to act of the current game; RISK_ABANDON from round ROUNDS_MAX on. `random` is for the players
 * that are random. */
void player_move(int player, random_t *random, risk_move_t *move);

#endif
