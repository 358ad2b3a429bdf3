/* bot: the machine player of RISK. The view of the seat to act goes in, a move and the reason for it come out.
 *
 *     bot_advice_t advice = {0};
 *
 *     bot_look(&bot_view);                                  what the seat to act may see of risk_game
 *     if (!bot_go_on(&bot_view, level, &advice))            the last attack once more?
 *         bot_think(&bot_view, level, &advice);             in any phase but PHASE_OVER
 *     risk_apply(&advice.move, &events);
 *
 * bot_think depends on the view only: the same view gives the same advice. A battle takes many throws; bot_go_on
 * decides quickly whether the attack that was advised last is to be repeated. Its use is optional.
 *
 * A view has no field for what the seat may not see: of the cards of others it has the numbers, and the pack, the
 * generator and the kinds of the players are not in it. The levels differ in judgement; none of them is random.
 *
 *     RISK_BOT_EASY    a beginner: spreads armies, attacks weaker territories, hands in sets at once
 *     RISK_BOT_MEDIUM  masses armies, attacks on odds, guards what it has
 *     RISK_BOT_HARD    follows a goal: a continent to take, hold or break, a rival to eliminate
 *
 *     view.c     the view of a seat                    choose_move.c  the entry: from a view to a move
 *     survey.c   a survey of the whole board           goals.c        what a territory is worth in this turn
 *     odds.c     the odds of a battle, as a table      weights.c      the weights of the levels
 *     plan.c     a walk that eliminates a rival        setup.c, trade.c, place.c, attack.c, lookahead.c, fortify.c
 *                                                      the phases of a game
 */
#ifndef BOT_H
#define BOT_H

#include "risk.h"

typedef enum { RISK_BOT_EASY, RISK_BOT_MEDIUM, RISK_BOT_HARD, RISK_BOT_LEVELS } bot_level_t;

/* The reason for a move: each has a text on the screen. */
typedef enum {
    WHY_NONE,            /* nothing to decide */
    WHY_CLAIM_CONTINENT, /* claim: a continent that can be taken whole */
    WHY_CLAIM_BLOCK,     /* claim: else a rival would get the whole continent */
    WHY_CLAIM_NEAR,      /* claim: next to an own territory */
    WHY_TAKE,            /* deploy, place, attack: to take a continent */
    WHY_BREAK,           /* deploy, place, attack: to break a rival's continent */
    WHY_ELIMINATE,       /* place, attack: to eliminate a rival, for the cards or for the victory */
    WHY_CARD,            /* place, attack: a territory in every turn brings a card */
    WHY_WEAK,            /* deploy, place, attack: a weak neighbour, the odds are good */
    WHY_HOLD,            /* deploy, place: to hold an own continent */
    WHY_BORDER,          /* deploy, place: a border that is in danger */
    WHY_TRADE_MUST,      /* trade: five cards */
    WHY_TRADE_NOW,       /* trade: the armies count now */
    WHY_KEEP,            /* keep: later sets are worth more */
    WHY_STOP,            /* stop: no attack is worth its risk */
    WHY_DEFEND,          /* defend: more dice are never worse */
    WHY_ADVANCE_ALL,     /* advance: the next target is ahead */
    WHY_ADVANCE_FEW,     /* advance: the base needs its armies */
    WHY_FREE_FRONT,      /* free: idle armies go to the front */
    WHY_STAY,            /* stay: all armies are where they are needed */
    WHY_COUNT
} bot_why_t;

/* The part of the game that the seat to act sees. */
typedef struct {
    uint16_t armies[TERRITORIES]; /* 0: free in PHASE_CLAIM, or just taken in PHASE_ADVANCE */
    uint16_t pool;                /* still to be placed; in the set-up, one at a time */
    uint16_t sets;                /* handed in so far by all players */
    uint8_t owner[TERRITORIES];   /* a seat; NOBODY while free */
    uint8_t hand[HAND_MAX];       /* own cards, in rising order */
    uint8_t held[PLAYERS_MAX];    /* how many cards each seat holds; held[seat] of them are in hand */
    uint8_t players;
    uint8_t seat;     /* the seat to act */
    uint8_t phase;    /* risk_phase_t */
    uint8_t captured; /* 1: took a territory in this turn, and so will get a card */
    uint8_t from, to; /* PHASE_DEFEND, PHASE_ADVANCE: base and target of the attack */
    uint8_t dice;     /* PHASE_DEFEND, PHASE_ADVANCE: the attacker's */
} bot_view_t;

/* The view that the bot works on; bot_think copies any other view to it. */
extern bot_view_t bot_view;

typedef struct {
    risk_move_t move;
    uint8_t why; /* WHY_… */
} bot_advice_t;

/* The view of the seat to act. */
void bot_look(bot_view_t *view);

/* The move for the seat of the view. */
void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice);

/* If the last advice was an attack to be repeated, updates it for the next throw and returns 1; else returns 0. */
uint8_t bot_go_on(const bot_view_t *view, uint8_t level, bot_advice_t *advice);

#endif
