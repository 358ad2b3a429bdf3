/* rollout: the reference player of the strength tests. It deals the hidden cards at random many times, plays every
 * deal to its end once for each possible move, and takes the move that did best. It is slow, so it is for the PC only.
 * It sees what the machine player sees, a bot_view_t, and guesses the hidden hands. */
#ifndef ROLLOUT_H
#define ROLLOUT_H

#include "bot.h"

#define ROLLOUT_OPTIONS_MAX (HAND_MAX * TEAMS_MAX + HAND_MAX)

typedef struct {
    mille_move_t move;
    double sum, squares; /* of its gains over the first move, over the deals tried */
} rollout_option_t;

/* The moves that differ, in PHASE_PLAY, PHASE_COUP or PHASE_EXTEND; returns how many. */
int rollout_options(const bot_view_t *view, rollout_option_t *options);

/* Shuffles cards; every order is equally likely. */
void rollout_shuffle(uint8_t *cards, uint8_t count, random_t *random);

/* A game that fits the view, with the hidden cards shuffled. */
void rollout_deal(const bot_view_t *view, random_t *random, mille_t *game);

/* How a seat chooses its moves while a game is played to its end. */
typedef void rollout_player_t(const bot_view_t *view, mille_move_t *move);
rollout_player_t rollout_hard; /* BOT_HARD */

/* Makes the move on such a game, plays to the end of the hand with BOT_HARD for the team that looks and `rivals` for
 * the others, and returns what the score sheets are then worth to the seat that looks (evaluate_sheets). */
double rollout_play_out(const bot_view_t *view, const mille_t *game, const mille_move_t *move,
                        rollout_player_t *rivals);

/* The best move after at most `deals` deals. */
void rollout_think(const bot_view_t *view, int deals, random_t *random, mille_move_t *move);

#endif
