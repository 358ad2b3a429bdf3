/* differential: the rules and the reference model play the same game of RISK, and after every ply both must be in the
 * same state.
 *
 *     differential.c      one game, move by move
 *     drive_reference.c   makes a move in the reference model, and what follows from it without a choice
 *     position.c          arranged positions, for what seldom happens by itself
 *     altered_game.c      games as a file that another program wrote might hold them
 *     observation*.c      the state of each of the two as plain numbers, and as text
 *     player.c            chooses the moves
 *     events.c            the events a move must have
 *     probe.c             what holds for the game without the reference model: no army lost, no illegal move made
 *     reasons.c           whether the reason of a refusal is true
 *     rare_events.c       counts how often rare situations have occurred
 *     mutants*.c          rules that are wrong on purpose: the test must notice each of them
 */
#ifndef DIFFERENTIAL_H
#define DIFFERENTIAL_H

#include "player.h"
#include "observation.h"

enum { DIFFERENTIAL_MEMORY = 16, DIFFERENTIAL_PLIES_MAX = 1000 };

/* A mutant: a wrong rule that changes what a move has done, or the legal moves. Returns true if it did. */
typedef struct {
    const char *rule;
    bool (*done)(const risk_t *before, risk_events_t *events);
    bool (*legal)(observation_t *observed);
} mutant_t;

typedef struct {
    uint8_t players, options; /* the game began with */
    uint32_t seed;
    long ply, plies_max; /* the game is not played on after so many */
    ref_table_t table;
    bool altered;              /* the game has been changed by alter_game */
    observation_t before, now; /* as both saw it before and after the last move */
    player_t player;
    const mutant_t *mutant;                    /* NULL: no rule is changed */
    bool mutated;                              /* by it, so far */
    player_move_t recent[DIFFERENTIAL_MEMORY]; /* the last moves, ply modulo DIFFERENTIAL_MEMORY */
    int recent_seat[DIFFERENTIAL_MEMORY];
    char trouble[256]; /* empty while both agree */
} differential_t;

extern const mutant_t mutants_moves[], mutants_legal[]; /* each list ends with one that has no rule */

/* Plays a game to its end, or until it has lasted long enough. False: they disagree; see differential_report. */
bool differential_game(differential_t *run, uint8_t players, uint8_t options, uint32_t seed, const mutant_t *mutant);
void differential_report(const differential_t *run);

/* drive_reference.c: makes the move in the reference model and everything that follows from it, with the dice and cards
   of the game's events. NULL, or why it was refused. move is NULL at the beginning. */
const char *drive_reference(ref_table_t *table, const player_move_t *move, const risk_events_t *events);

/* position.c: one army of the set-up is left; arranges a position on both sides */
void position_arrange(differential_t *run);

/* altered_game.c: changes the game to another valid one, and the reference model with it */
void alter_game(differential_t *run);
extern long alter_accepted, alter_rejected; /* altered games that risk_validate accepted, and rejected */

/* events.c: what is wrong with the events of the last move, NULL if nothing */
const char *events_check(const ref_table_t *table, const risk_events_t *events);

/* probe.c: what is wrong with the game's state, or with what it does with random moves; NULL if nothing */
const char *probe_state(const risk_t *before, const risk_events_t *events);
const char *probe_chances(const ref_table_t *table, player_t *dice);
const char *probe_new(uint8_t players, uint8_t options, uint32_t seed);
const char *probe_repeat(const risk_t *before, const risk_move_t *move, const risk_events_t *events);
const char *probe_targets(const observation_t *observed);
extern long probe_refused[REASON_COUNT]; /* illegal moves tried so far, by the reason */

/* reasons.c: is the reason the game gives for refusing this move true in the reference model? */
bool reason_is_true(const ref_table_t *table, const risk_move_t *move, risk_reason_t reason);

/* rare_events.c: counts what the reference model recorded in this ply */
void rare_events_count(const differential_t *run);

void rare_events_report(bool all_must_occur); /* see report_seen */

/* One result for each mutant. */
void mutants_report(void);

#endif
