/* The machine player of RISK: what a seat sees goes in, a move and the reason for it come out, one step at a time.
 *
 *     bot_advice_t advice = {0};
 *
 *     bot_look(&game, &bot_view);                           only what the seat to act may see
 *     if (!bot_go_on(&bot_view, level, &advice))            the last attack, once more
 *         bot_think(&bot_view, level, &advice);             in any phase but PHASE_OVER
 *     risk_apply(&game, &advice.move, &events);
 *
 * bot_think answers by the view alone: the same view, the same advice. A battle takes many throws, and thinking anew
 * after each would take a Z80 the time of a coffee; bot_go_on says in a moment whether the attack it advised last is to
 * be repeated. Who does not ask it gets sound advice all the same.
 *
 * A view has no place for what the seat may not see: cards of others are numbers, the pack and the generator are not there,
 * and neither is who is a person. The levels differ in judgement, not in luck; none throws dice of its own.
 *
 *     RISK_BOT_EASY    a beginner: spreads his armies, attacks what is weaker, hands in sets at once
 *     RISK_BOT_MEDIUM  masses its armies, attacks on odds, guards what it has
 *     RISK_BOT_HARD    has a goal: a continent to take, to hold or to break, a rival to throw out
 *
 *     view.c     what a seat sees of a game            think.c    from a view to a move
 *     survey.c   one look over the whole board         goals.c    what a territory is worth today
 *     odds.c     chances of a battle, as a table       weights.c  the judgement of the levels, as data
 *     setup.c, place.c, attack.c, fortify.c, sets.c      the phases of a game
 */
#ifndef BOT_H
#define BOT_H

#include "risk.h"

typedef enum { RISK_BOT_EASY, RISK_BOT_MEDIUM, RISK_BOT_HARD, RISK_BOT_LEVELS } bot_level_t;

/* Why a move: each has its sentence on the screen. */
typedef enum {
    WHY_NONE,            /* nothing to decide */
    WHY_CLAIM_CONTINENT, /* claim: a continent that can be ours */
    WHY_CLAIM_BLOCK,     /* claim: else a rival would have the whole continent */
    WHY_CLAIM_NEAR,      /* claim: next to our own */
    WHY_TAKE,            /* deploy, place, attack: to take a continent */
    WHY_BREAK,           /* deploy, place, attack: to break a rival's continent */
    WHY_ELIMINATE,       /* place, attack: to throw a rival out, for his cards or for the world */
    WHY_CARD,            /* place, attack: a territory in every turn brings a card */
    WHY_WEAK,            /* deploy, place, attack: a weak neighbour, the odds are good */
    WHY_HOLD,            /* deploy, place: to hold a continent of ours */
    WHY_BORDER,          /* deploy, place: a border that is in danger */
    WHY_TRADE_MUST,      /* trade: five cards */
    WHY_TRADE_NOW,       /* trade: the armies count now */
    WHY_KEEP,            /* keep: later sets are worth more */
    WHY_STOP,            /* stop: no attack is worth its risk */
    WHY_DEFEND,          /* defend: more dice are never worse */
    WHY_ADVANCE_ALL,     /* advance: the next target lies beyond */
    WHY_ADVANCE_FEW,     /* advance: the base needs its armies */
    WHY_FREE_FRONT,      /* free: idle armies go to the front */
    WHY_STAY,            /* stay: everybody stands where he is needed */
    WHY_COUNT
} bot_why_t;

/* The table as the seat to act sees it. */
typedef struct {
    uint16_t armies[TERRITORIES]; /* 0: free in PHASE_CLAIM, or just taken in PHASE_ADVANCE */
    uint16_t pool;                /* still to be placed; in the set-up, one at a time */
    uint16_t sets;                /* handed in so far, by whomsoever */
    uint8_t owner[TERRITORIES];   /* a seat; NOBODY while free */
    uint8_t hand[HAND_MAX];       /* own cards, in rising order */
    uint8_t held[PLAYERS_MAX];    /* how many cards each seat holds; held[seat] of them are in hand */
    uint8_t players;
    uint8_t seat;     /* who looks, and is to act */
    uint8_t phase;    /* risk_phase_t */
    uint8_t captured; /* 1: took a territory in this turn, and so will get a card */
    uint8_t from, to; /* PHASE_DEFEND, PHASE_ADVANCE: base and target of the attack */
    uint8_t dice;     /* PHASE_DEFEND, PHASE_ADVANCE: the attacker's */
} bot_view_t;

/* A place for a view where a thought needs no copy of it. The CPC's only view lies here. */
extern bot_view_t bot_view;

typedef struct {
    risk_move_t move;
    uint8_t why; /* WHY_… */
} bot_advice_t;

/* What the seat to act may see of the game. */
void bot_look(const risk_t *game, bot_view_t *view);

/* The move of the seat that looks. */
void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice);

/* If the advice was an attack that is to go on, renews it for the next throw and returns 1; else 0. */
uint8_t bot_go_on(const bot_view_t *view, uint8_t level, bot_advice_t *advice);

#endif
