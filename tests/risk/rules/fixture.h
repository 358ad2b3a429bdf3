/* fixture: sets up a board for a test of the rules and makes moves on it.
 *
 *     even_board(2);                                     42 territories, shared evenly, an army on each
 *     hold(0, PERU, 4);                             seat 0 has four armies in Peru
 *     turn(0, PHASE_ATTACK);                        and is to attack
 *     EXPECT(attack(PERU, BRAZIL, 3));
 *
 * Every move is followed by checks that hold for all games: see check_game() in fixture.c.
 */
#ifndef FIXTURE_H
#define FIXTURE_H

#include <stdbool.h>
#include "validate.h"

extern risk_events_t events; /* of the last move */

/* ---- setting the board ---- */
void even_board(uint8_t players); /* territory t is seat t modulo players' */
void hold(uint8_t seat, uint8_t territory, uint16_t armies);
void hold_all(uint8_t seat); /* every territory, an army on each */
void hold_continent(uint8_t seat, uint8_t continent);
void give(uint8_t seat, uint8_t card);  /* from the pack */
void give_set(uint8_t seat);            /* three foot soldiers of territories in Asia and Australia */
void turn(uint8_t seat, uint8_t phase); /* the seat is to act; PHASE_PLACE: three armies */
void begin(uint8_t seat);               /* the seat before passes the turn to this one */

/* From here on the generator is such that the next throw shows these dice, high to low: "543", "63". */
void dice(uint8_t from, uint8_t to, const char *attack, const char *defend);

/* ---- moves: true if made ---- */
bool claim(uint8_t territory);
bool deploy(uint8_t territory);
bool trade(uint8_t a, uint8_t b, uint8_t c);
bool place(uint8_t territory, uint16_t armies);
bool attack(uint8_t from, uint8_t to, uint16_t dice);
bool defend(uint16_t dice);
bool advance(uint16_t armies);
bool free_move(uint8_t from, uint8_t to, uint16_t armies);
bool act(uint8_t verb); /* RISK_KEEP, RISK_STOP, RISK_STAY, RISK_ABANDON */

/* Attacks so that the target, with one army, falls; then only the dice advance. */
void take(uint8_t from, uint8_t to);

/* ---- questions ---- */
risk_reason_t why(uint8_t verb, uint8_t a, uint8_t b, uint16_t n);
bool may_choose(uint8_t territory);
bool may_follow(uint8_t from, uint8_t to);
int happened(uint8_t event);                 /* how often in the last move */
const risk_event_t *event_of(uint8_t event); /* the first such event of the last move, or zeros */

/* ---- tests ---- */
#define EXPECT(condition) expected(condition, #condition, __FILE__, __LINE__)
void expected(bool condition, const char *text, const char *file, int line);

typedef struct {
    const char *name, *sentence;
    void (*test)(void);
} sentence_t;

extern const sentence_t board_sentences[], setup_sentences[], income_sentences[], battle_sentences[],
    capture_sentences[], card_sentences[], order_sentences[];

#endif
