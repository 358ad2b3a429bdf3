/* The referee follows the game: both play the same game of RISK, and after every ply both must see the same.
 *
 *     follow.c   one game, move by move
 *     steps.c    how the referee is led along: the move, and then what happens without anybody's choice
 *     stage.c    arranged positions, for what seldom comes about by itself
 *     forge.c    games that could be read from a save that something else wrote
 *     sight*.c   what each of the two sees, and that in words
 *     player.c   who chooses the moves
 *     events.c   the events a move must have yielded
 *     probe.c    what holds for the game whatever the referee says: no army lost, no illegal move taken
 *     reasons.c  whether the reason of a refusal is true
 *     rare.c     how often the things that seldom happen have happened
 *     wrong*.c   rules that are wrong on purpose: the follower must notice each of them
 */
#ifndef DIFFERENTIAL_H
#define DIFFERENTIAL_H

#include "player.h"
#include "observation.h"

enum { DIFFERENTIAL_MEMORY = 16, DIFFERENTIAL_PLIES_MAX = 1000 };

/* A wrong rule: it falsifies what a move has done, or what the game says may be done next. True: it did so. */
typedef struct {
    const char *rule;
    bool (*done)(const risk_t *before, risk_events_t *events);
    bool (*legal)(observation_t *observed);
} differential_wrong_t;

typedef struct {
    uint8_t players, options; /* the game began with */
    uint32_t seed;
    long ply;
    ref_table_t table;
    bool forged;               /* the game has been changed from outside */
    observation_t before, now; /* as both saw it before and after the last move */
    player_t player;
    const differential_wrong_t *wrong;         /* NULL: the game is left alone */
    bool falsified;                            /* by it, so far */
    player_move_t recent[DIFFERENTIAL_MEMORY]; /* the last moves, ply modulo DIFFERENTIAL_MEMORY */
    int recent_seat[DIFFERENTIAL_MEMORY];
    char trouble[256]; /* empty while both agree */
} differential_t;

extern const differential_wrong_t wrong_deeds[], wrong_legal[]; /* each list ends with one that has no rule */

/* Plays a game to its end, or until it has lasted long enough. False: they disagree; see differential_report. */
bool differential_game(differential_t *run, uint8_t players, uint8_t options, uint32_t seed,
                       const differential_wrong_t *wrong);
void differential_report(const differential_t *run);

/* steps.c: makes the move on the referee's table and everything that follows from it by itself, the dice and the cards
   as the game tells them. NULL, or what was refused. move is NULL at the very beginning. */
const char *steps_make(ref_table_t *table, const player_move_t *move, const risk_events_t *events);

/* stage.c: one army of the set-up is left; the position is arranged on both sides */
void stage_position(differential_t *run);

/* forge.c: the game becomes another one that can be, and the referee's table with it */
void forge_game(differential_t *run);
extern long forge_passed, forge_stopped; /* games forged so far, let pass by risk_validate or not */

/* events.c: what is wrong with the events of the last move, NULL if nothing */
const char *events_wrong(const ref_table_t *table, const risk_events_t *events);

/* probe.c: what is wrong with the game's state, or with what it does with random moves; NULL if nothing */
const char *probe_state(const risk_t *before, const risk_events_t *events);
const char *probe_chances(const ref_table_t *table, player_t *dice);
const char *probe_new(uint8_t players, uint8_t options, uint32_t seed);
const char *probe_repeat(const risk_t *before, const risk_move_t *move, const risk_events_t *events);
const char *probe_targets(const observation_t *observed);
extern long probe_refused[REASON_COUNT]; /* illegal moves tried so far, by the reason */

/* reasons.c: does the referee's table show the reason the game gives for refusing this move? */
bool reason_is_true(const ref_table_t *table, const risk_move_t *move, risk_reason_t reason);

/* rare.c: looks at what the referee was told in this ply */
void rare_watch(const differential_t *run);

/* Results, numbered on from the last line: one for each rare thing if all must have occurred, else remarks; one for
   each wrong rule. They return how many lines they took and count what failed. */
void rare_report(bool all_must_occur);
void wrong_report(void);

#endif
