/* observation: the whole state of a game, hidden cards included, as plain numbers: from the rules or from the reference
 * model. Two equal observations are equal byte for byte.
 */
#ifndef OBSERVATION_H
#define OBSERVATION_H

#include "reference_model.h"
#include "report.h"
#include "risk.h"

enum {
    OBSERVATION_PACK = REF_SEATS, /* where a card may be besides the hands */
    OBSERVATION_DISCARDS,
    OBSERVATION_PLACES,
    OBSERVATION_NOWHERE = -1,
    OBSERVATION_TRIPLES = 165 /* three cards out of eleven */
};

typedef struct {
    int holds, out;      /* territories */
    int standing;        /* armies on the board, and those it is about to place */
    int counted;         /* still to be set up */
    int has_set;         /* among its cards */
    int for_territories; /* armies a turn would bring now */
    int for_continents;
    int continent[REF_CONTINENTS]; /* held whole */
} observation_seat_t;

/* The legal moves of the seat to act. */
typedef struct {
    int choice[REF_CARDS];                           /* territories to begin with; when sets are awaited, cards */
    int target[REF_TERRITORIES][REF_TERRITORIES];    /* from a base, to attack it or to move there */
    int low[REF_TERRITORIES], high[REF_TERRITORIES]; /* dice or armies: from each base, or all alike without one */
    int set[OBSERVATION_TRIPLES];                    /* the three cards of the hand that come n-th are a set */
    int keep;
} observation_options_t;

typedef struct {
    int phase; /* ref_phase_t */
    int seat, turn, first, round;
    int to_place, sets, captured, winner;
    int base, target, dice; /* of an attack that is not finished */
    int owner[REF_TERRITORIES], armies[REF_TERRITORIES];
    int card[REF_CARDS];           /* where each one is */
    int cards[OBSERVATION_PLACES]; /* how many are there */
    observation_seat_t of[REF_SEATS];
    observation_options_t options;
} observation_t;

void observation_of_reference(observation_t *observed, const ref_table_t *table);
void observation_of_game(observation_t *observed);

/* The pile of the reference model for a place. */
ref_pile_t *observation_pile(ref_table_t *table, int place);

/* Goes through the sets of three cards that the seat to act could hand in, in one order for both sides: the n-th, or
   false when there are fewer. */
bool observation_triple(const observation_t *observed, int n, int card[REF_SET]);

/* The observation as text, one line a subject. Returns the number of lines. */
int observation_print(const observation_t *observed, int players, report_t line);

/* Territories and cards of the game as those of the reference model, and back. */
int observation_territory(uint8_t territory);
int observation_card(uint8_t card);
uint8_t observation_game_territory(int territory);
uint8_t observation_game_card(int card);

#endif
