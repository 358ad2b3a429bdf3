/* players: everything that can play a seat on the PC: the levels of the machine player, and others that are on no
 * disc. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "bot.h"
#include "style.h"

enum { PLAYER_RANDOM = BOT_LEVELS, PLAYER_SEARCH, PLAYER_STYLES, PLAYER_KINDS = PLAYER_STYLES + STYLES };

extern const char *const player_words[PLAYER_KINDS + 1]; /* ended by NULL */

/* The move of the seat that looks, which must be the seat to act. PLAYER_RANDOM and PLAYER_SEARCH use `random`. */
void player_think(int player, const bot_view_t *view, random_t *random, mille_move_t *move);

/* The move of the seat to act in the current game. */
void player_move(int player, random_t *random, mille_move_t *move);

#endif
