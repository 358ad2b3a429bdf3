/* What a spectator who may look into every hand sees at one moment, whoever keeps the table: the rules of the game or
 * the referee. Plain numbers and nothing else, so that two equal sights are equal byte for byte.
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

/* What the seat to act may do. */
typedef struct {
    int choice[REF_CARDS];                           /* territories to begin with; when sets are awaited, cards */
    int target[REF_TERRITORIES][REF_TERRITORIES];    /* from a base, to attack it or to move there */
    int low[REF_TERRITORIES], high[REF_TERRITORIES]; /* dice or armies: from each base, or all alike without one */
    int set[OBSERVATION_TRIPLES];                    /* the three cards of the hand that come n-th are a set */
    int keep;
} observation_options_t;

typedef struct {
    int moment; /* ref_moment_t */
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

/* Where the referee keeps the cards of a place. */
ref_pile_t *observation_pile(ref_table_t *table, int place);

/* Goes through the sets of three cards that the seat to act could hand in, in one order for both sides: the n-th, or
   false when there are fewer. */
bool observation_triple(const observation_t *observed, int n, int card[REF_SET]);

/* The sight in words, one line a subject. Returns how many lines it took. */
int observation_in_words(const observation_t *observed, int players, report_t line);

/* The game's territories and cards in the referee's words, and back. */
int observation_territory(uint8_t territory);
int observation_card(uint8_t card);
uint8_t observation_game_territory(int territory);
uint8_t observation_game_card(int card);

#endif
