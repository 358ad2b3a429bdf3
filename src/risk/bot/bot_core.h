/* bot_core: what the files of src/risk/bot share with each other only. Everything, like bot_view, lies at a fixed
 * address, because a Z80 reaches it in a third of the bytes and time that a pointer takes. */
#ifndef BOT_CORE_H
#define BOT_CORE_H

#include "odds.h"
#include "bot.h"
#include "weights.h"

/* The advice that is being made. */
extern bot_advice_t core_advice;

/* The weights of the level that thinks. */
extern WEIGHTS_CONST uint8_t *core_weight;
#define WEIGHT(name) core_weight[name]

/* ---- survey.c ---- */

typedef struct {
    uint16_t armies; /* of rivals */
    uint16_t force;  /* own armies that can go against them at once */
    uint8_t own;     /* own territories in it */
    uint8_t rivals;  /* territories of rivals in it; of this rival */
    uint8_t holder;  /* continents: the seat that holds it whole, or NOBODY */
    uint8_t spare;   /* eight bytes are found by shifting */
} survey_t;

extern survey_t by_continent[CONTINENTS];
extern survey_t by_seat[PLAYERS_MAX];
extern uint16_t danger[TERRITORIES];  /* armies of rivals next to an own territory; 0: nobody is near */
extern uint8_t own_near[TERRITORIES]; /* own territories next to one that is not; in PHASE_ATTACK, own bases */

void survey(void);

/* Looks at the neighbours of an own territory (assembly on the CPC): sets the next three, counts own_near up. */
void survey_around(uint8_t t);
extern uint8_t survey_continents, survey_rivals; /* continents and seats it can attack, as bits */
extern uint16_t survey_armies;                   /* the rivals' armies next to it */

/* Adds survey_leaving, the armies that can leave a territory, to the force of each of these whose bit is set. */
void survey_add_force(uint8_t bits, survey_t *to);
extern uint16_t survey_leaving;

/* ---- goals.c ---- */

/* After survey: what the territories of a continent, and those of a rival, are worth beyond land, and why. */
void goals(void);

/* The value of taking a territory of a rival; goals_why has the reason. */
uint8_t goals_worth(uint8_t territory);
extern uint8_t goals_why;

/* ---- plan.c ---- */

/* After survey: is there a rival who can be eliminated in this turn by one army that walks through all of that rival's
 * territories? Sets the base of the walk and the first territory on it. */
uint8_t plan_find(void);
extern uint8_t plan_base, plan_first;

/* ---- the phases: each fills in core_advice ---- */
void setup_claim(void);
void setup_deploy(void);
void trade_choose(void);
void place_armies(void);
void attack_choose(void);
void fortify_advance(void);
void fortify_free(void);

/* The best attack from a base, if it had so many armies. attack_score says what it is worth (0: do not), goals_why why;
 * the target is returned, or NOWHERE if there is no rival. */
uint8_t attack_best(uint8_t base, uint16_t armies);
extern uint8_t attack_score;

/* The value of a base with so many armies in this turn: the best attack, then the best from there, and so on. Returns
 * what it is worth in all; goals_why is that of the first attack. */
uint16_t lookahead(uint8_t base, uint16_t armies);

/* The armies that a capture is expected to cost: eight defenders cost seven, and one army stays behind. */
uint16_t attack_cost(uint16_t defenders);

/* As many dice as the armies in the base allow. */
uint8_t attack_dice(uint16_t armies);

#endif
