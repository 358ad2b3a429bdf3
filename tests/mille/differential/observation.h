/* observation: everything that can be seen of a game at one moment, all hands included, by the rules of the game or by
 * the reference model. Ints only, so that two equal observations are equal byte for byte. */
#ifndef OBSERVATION_H
#define OBSERVATION_H

#include "mille.h"
#include "reference_model.h"
#include "report.h"

enum { OBSERVATION_NO_CARD = -1 };

typedef struct {
    int battle, speed;           /* the card on top, or OBSERVATION_NO_CARD */
    int live_battle, live_speed; /* the hazard in force, or OBSERVATION_NO_CARD */
    int miles;
    int laid[REF_KINDS];      /* distance cards and safeties */
    int crosswise[REF_KINDS]; /* safeties laid as a coup fourré */
    int takes[REF_KINDS];     /* what its piles accept; hazards from opponents, the rest from its own side */
    ref_score_t score;        /* of the hand, when it is over */
    int points;               /* of the match */
} observation_team_t;

typedef struct {
    int phase, hand_number, dealer, goal, caller, finisher, winner;
    int seat, turn, attack; /* the seat to act; the seat whose turn it is; the hazard a coup fourré may answer */
    int cards_left, discarded, last_discard;
    int seen[REF_KINDS]; /* on the table or discarded */
    int hand[REF_SEATS][REF_KINDS];
    int playable[REF_KINDS][REF_TEAMS]; /* how many of the cards held by the seat to play may go there */
    int may_discard[REF_KINDS];
    int stray; /* legal bits for cards that are not there */
    observation_team_t team[REF_TEAMS];
} observation_t;

void observation_of_reference(observation_t *observed, const ref_table_t *table);
void observation_of_game(observation_t *observed, int discards); /* discards: the number that events told */

/* The observation in words, one line per subject. Returns the number of lines. */
int observation_in_words(const observation_t *observed, int players, int teams, report_t line);

/* Cards and rulebooks of the game as the reference model numbers them. */
ref_kind_t observation_kind(uint8_t card);
uint8_t observation_card(ref_kind_t kind);
ref_book_t observation_book(uint8_t rules);

#endif
