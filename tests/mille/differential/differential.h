/* differential: the differential test. The game and the reference model play the same match, and after every ply both
 * must show the same.
 *
 *     differential.c    one match, move by move
 *     observation*.c    what each of the two shows, and that in words
 *     player.c          chooses the moves
 *     arrange_hand.c    begins hands near their end
 *     stack_deck.c      makes rare situations more frequent
 *     events.c          the events a move must have yielded
 *     invariants.c      what holds for the game without the reference model: no card lost, no illegal move accepted
 *     rare_events.c     counts how often rare situations have occurred
 */
#ifndef DIFFERENTIAL_H
#define DIFFERENTIAL_H

#include "player.h"
#include "observation.h"

enum { DIFFERENTIAL_MEMORY = 16, DIFFERENTIAL_HANDS_MAX = 500 };

typedef struct {
    uint8_t rules, players;
    uint32_t seed;
    long ply;
    ref_table_t table;
    bool arranged;             /* the hand, by arrange_hand */
    int discards;              /* of the hand, as the events of the game told them */
    observation_t before, now; /* as both showed it before and after the last move */
    player_t player;
    player_move_t recent[DIFFERENTIAL_MEMORY]; /* the last moves, ply modulo DIFFERENTIAL_MEMORY */
    int recent_seat[DIFFERENTIAL_MEMORY];
    char trouble[256]; /* what went wrong; empty while both agree */
} differential_t;

/* Plays a match to its end in mille_game. Returns false and prints a report if the two disagree. */
bool differential_match(differential_t *run, uint8_t rules, uint8_t players, uint32_t seed);

extern const char *const differential_rules[RULES_COUNT]; /* their short names */

/* events.c: what is wrong with the events of the last move, which took the card in slot if it took one, NULL if nothing
 */
const char *events_wrong(const differential_t *run, const player_move_t *move, uint8_t slot,
                         const mille_events_t *events);

/* invariants.c: what is wrong with the current game, or with what it does with illegal moves; NULL if nothing */
const char *invariants_check(void);
const char *invariants_try_moves(const observation_t *observed, player_t *dice);
extern long invariants_refused; /* illegal moves tried so far */

/* arrange_hand.c: a hand has been dealt; may change it on both sides */
void arrange_hand(differential_t *run);

/* stack_deck.c: before a move is made, cards of the sabot may be exchanged and the move replaced */
void stack_deck_draws(differential_t *run, const player_move_t *move);
void stack_deck_play(differential_t *run, player_move_t *move);

/* rare_events.c */
void rare_events_count(const differential_t *run, const player_move_t *move);
void rare_events_report(bool all_must_occur); /* see report_seen */

#endif
