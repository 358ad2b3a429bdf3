/* The referee follows the game: both play the same match, and after every ply both must see the same.
 *
 *     follow.c   one match, move by move
 *     sight*.c   what each of the two sees, and that in words
 *     player.c   who chooses the moves
 *     stack.c    what helps chance along
 *     events.c   the events a move must have yielded
 *     probe.c    what holds for the game whatever the referee says: no card lost, no illegal move taken
 *     rare.c     how often the things that seldom happen have happened
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
    mille_t game;
    ref_table_t table;
    int discards;              /* of the hand, as the game told them */
    observation_t before, now; /* as both saw it before and after the last move */
    player_t player;
    player_move_t recent[DIFFERENTIAL_MEMORY]; /* the last moves, ply modulo DIFFERENTIAL_MEMORY */
    int recent_seat[DIFFERENTIAL_MEMORY];
    char trouble[256]; /* empty while both agree */
} differential_t;

/* Plays a match to its end. False: they disagree; the report is on standard output. */
bool differential_match(differential_t *run, uint8_t rules, uint8_t players, uint32_t seed);

extern const char *const differential_rules[RULES_COUNT]; /* their short names */

/* events.c: what is wrong with the events of the last move, which took the card in slot if it took one, NULL if nothing
 */
const char *events_wrong(const differential_t *run, const player_move_t *move, uint8_t slot,
                         const mille_events_t *events);

/* probe.c: what is wrong with the game's state, or with what it does with saves and random moves; NULL if nothing */
const char *probe_state(const mille_t *game);
const char *probe_chances(const mille_t *game, const observation_t *observed, player_t *dice);
extern long probe_refused; /* illegal moves tried so far */

/* stack.c: before a move is made, chance may be helped, and the move chosen be another */
void stack_draws(differential_t *run, const player_move_t *move);
void stack_play(differential_t *run, player_move_t *move);

/* rare.c */
void rare_watch(const differential_t *run, const player_move_t *move);
void rare_report(bool all_must_occur); /* see report_seen */

#endif
