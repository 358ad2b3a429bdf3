/* fixture: sets up the current game for a test of the rules, with real cards out of a real pack, so that every
 * situation is possible.
 *
 *     fixture(RULES_P62, 2);                         all cards in the sabot
 *     lay(0, BATTLE, CARD_ROLL);                     team 0 is rolling
 *     hold(0, "100 stop");                           seat 0 holds these (and fillers)
 *     turn(0);                                       seat 0 is to play
 *     EXPECT(may(CARD_100, 0) && play(CARD_100, 0));
 *
 * Every move is followed by the checks that hold for all games: see check_invariants() in fixture.c.
 */
#ifndef FIXTURE_H
#define FIXTURE_H

#include <stdbool.h>
#include "mille.h"
#include "match_file.h"

extern mille_events_t events; /* of the last move */

/* ---- setting up, in this order: piles and hands, draws to come, cards left, turn ---- */
void fixture(uint8_t rules, uint8_t players);
void lay(uint8_t team, uint8_t pile, uint8_t card);
void opened(uint8_t team); /* lays a Roll if the rulebook wants an opening before an attack */
void expose(uint8_t team, uint8_t safety);
void expose_coup(uint8_t team, uint8_t safety);
void drive(uint8_t team, int km); /* in 100s, 50s and 25s */
void lay_200(uint8_t team, int count);
void hold(uint8_t seat, const char *words);
void next_draws(const char *words); /* the next cards of the sabot, in this order */
void leave(uint8_t cards);          /* discards the sabot down to this many cards */
void turn(uint8_t seat);            /* fills up the hands and lets the seat play */
void turn_to_draw(uint8_t seat);    /* the same, before its draw */

/* ---- moves: true if made ---- */
bool draw(void);
bool play(uint8_t card, uint8_t team);
bool discard(uint8_t card);
bool answer(uint8_t verb); /* MILLE_COUP, MILLE_DECLINE, MILLE_EXTEND, MILLE_STAY, MILLE_NEXT, MILLE_ABANDON */

void round_to(uint8_t seat); /* the other seats draw and discard until this seat is to play */

/* ---- questions ---- */
bool may(uint8_t card, uint8_t team); /* by the legal mask, which must agree with mille_check */
mille_reason_t why(uint8_t card, uint8_t team);
bool holds(uint8_t seat, uint8_t card);
int happened(uint8_t event); /* how many times in the last move */
uint16_t scored(uint8_t team, uint8_t line);
uint16_t total(uint8_t team);

/* ---- tests ---- */
#define EXPECT(condition) expected(condition, #condition, __FILE__, __LINE__)
void expected(bool condition, const char *text, const char *file, int line);

#define IN(rules)  (1 << (rules))
#define EVERYWHERE 15
#define BUT(rules) (EVERYWHERE & ~IN(rules))
#define WITH(n)    (1 << (n))
#define ANY_SIZE   0xff
#define PAIRS      (WITH(4) | WITH(6))
#define ALONE      (WITH(2) | WITH(3))
#define THREE      (WITH(3) | WITH(6))

typedef struct {
    const char *sentence, *name; /* the sentence, and the name by which sentences.txt cites the test */
    void (*test)(void);
    int rules, players; /* the rulebooks and numbers of players it holds for */
} sentence_t;

#define TEST(function) #function, function

extern const sentence_t table_sentences[], hazard_sentences[], coup_sentences[], score_sentences[], match_sentences[];

#endif
