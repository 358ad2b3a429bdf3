/* The machine player: what a seat sees goes in, a move and the reason for it come out.
 *
 *     bot_view_t view;
 *     bot_advice_t advice;
 *
 *     bot_look(&game, game.seat, &view);          only what that seat may see
 *     bot_think(&view, BOT_HARD, &advice);        for any phase but PHASE_MATCH_OVER
 *     mille_apply(&game, &advice.move, &events);
 *
 * A view is the table as the seat sees it: cards that lie face down are CARD_NONE, the generator is blank. The rules
 * work on it all the same, so the player tries a move by making it on a copy of its view. It never meets the game
 * itself: bot_think takes a bot_view_t, and only bot_look (or somebody who describes a table in words) makes one.
 *
 * The levels differ in judgement, not in luck: no level draws better cards, and none throws dice.
 *
 *     BOT_EASY    habits of a beginner: lays safeties at once, attacks when nothing else is left, hoards
 *     BOT_MEDIUM  sound habits: attacks the leader, keeps safeties for a coup fourré, throws away what is useless
 *     BOT_HARD    tries every move and evaluates the table it leads to, in points
 *
 *     view.c      what a seat sees of a game
 *     think.c     from a view to a move
 *     heuristics.c    the moves of BOT_EASY and BOT_MEDIUM, by rules of thumb
 *     search.c    those of BOT_HARD, one ply deep
 *     evaluate.c  what a table is worth: it finds the features of feature.h and adds up their weights
 *     weights.c   written by `make tune`; accumulate.c adds one
 *     explain.c       what a move is for, in the words of bot_why_t
 *     bot_table.h the table on which moves are tried
 */
#ifndef BOT_H
#define BOT_H

#include "mille.h"

typedef enum { BOT_EASY, BOT_MEDIUM, BOT_HARD, BOT_LEVELS } bot_level_t;

/* Why a move: each has its sentence on the screen. */
typedef enum {
    WHY_NONE,                  /* nothing to decide: draw, next hand */
    WHY_FINISH,                /* completes the trip */
    WHY_DRIVE,                 /* kilometres */
    WHY_DRIVE_200,             /* kilometres, at the price of the Safe Trip */
    WHY_CURE,                  /* the remedy for the hazard that stops us */
    WHY_ROLL,                  /* the Roll we wait for */
    WHY_END_LIMIT,             /* off with the Speed Limit */
    WHY_STOP_LEADER,           /* stops the rival who is furthest */
    WHY_STOP_RIVAL,            /* stops another rival */
    WHY_SLOW_RIVAL,            /* Speed Limit */
    WHY_SAFETY_CURES,          /* a safety, because its hazard stands on our pile */
    WHY_SAFETY_LATE,           /* a safety, because the hand may end before a coup fourré */
    WHY_SAFETY_EARLY,          /* a safety, for its points and the second turn */
    WHY_POINTLESS,             /* a card that changes nothing */
    WHY_DROP_USELESS,          /* discards: the card cannot serve any more */
    WHY_DROP_SPARE,            /* we hold another of it */
    WHY_DROP_DISTANCE,         /* kilometres we can spare */
    WHY_DROP_REMEDY,           /* a remedy we can spare */
    WHY_DROP_HAZARD,           /* a hazard we can spare */
    WHY_DROP_SAFETY,           /* no choice */
    WHY_MOVES,                 /* those above are a habit's keys; those below only explain */
    WHY_SAFE_TRIP = WHY_MOVES, /* kilometres, and the 200 stays in the hand for the Safe Trip */
    WHY_HOLD_SAFETY,           /* discards something rather than give up a coup fourré */
    WHY_COUP,
    WHY_DECLINE,
    WHY_EXTEND,
    WHY_STAY,
    WHY_COUNT
} bot_why_t;

typedef struct {
    mille_t table; /* with the cards the seat cannot see, the generator and the past blanked out */
    uint8_t seat;  /* who looks */
} bot_view_t;

typedef struct {
    mille_move_t move;
    uint8_t why; /* WHY_… */
} bot_advice_t;

/* What `seat` may see of the game. */
void bot_look(const mille_t *game, uint8_t seat, bot_view_t *view);

/* The move of the seat that looks, which must be the seat to act. */
void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice);

#endif
