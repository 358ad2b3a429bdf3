/* bot: the machine player. The view of a seat goes in, a move and the reason for it come out.
 *
 *     bot_view_t view;
 *     bot_advice_t advice;
 *
 *     bot_look(mille_game.seat, &view);           only what that seat may see
 *     bot_think(&view, BOT_HARD, &advice);        in any phase but PHASE_MATCH_OVER
 *     mille_apply(&advice.move, &events);
 *
 * A view is the game as the seat sees it: face-down cards are CARD_NONE, the random generator is blank. The rules work
 * on it as on any game, so the bot lays its view into mille_game, tries moves there, and puts the game back. It never
 * reads the game itself: bot_think takes a bot_view_t, and only bot_look (or a program that describes a table in words)
 * makes one.
 *
 * The levels differ in judgement, not in luck: no level draws better cards, and none uses random numbers.
 *
 *     BOT_EASY    a beginner: lays safeties at once, attacks when nothing else is left, hoards
 *     BOT_MEDIUM  sound: attacks the leader, keeps safeties for a coup fourré, discards what is useless
 *     BOT_HARD    tries every move and evaluates the table it leads to, in points
 *
 *     view.c         the view of a seat
 *     choose_move.c  from a view to a move
 *     heuristics.c   the moves of BOT_EASY and BOT_MEDIUM, by preference
 *     search.c       the moves of BOT_HARD, one ply deep
 *     evaluate.c     the value of a table: finds the features of feature.h and adds up their weights
 *     weights.c      written by `make tune`; accumulate.c adds one weight
 *     explain.c      the reason for a move, as a bot_why_t
 */
#ifndef BOT_H
#define BOT_H

#include "mille.h"

typedef enum { BOT_EASY, BOT_MEDIUM, BOT_HARD, BOT_LEVELS } bot_level_t;

/* The reason for a move: each has a sentence on the screen. */
typedef enum {
    WHY_NONE,                  /* nothing to decide: draw, next hand */
    WHY_FINISH,                /* completes the trip */
    WHY_DRIVE,                 /* kilometres */
    WHY_DRIVE_200,             /* kilometres, at the price of the Safe Trip */
    WHY_CURE,                  /* the remedy for the hazard in force */
    WHY_ROLL,                  /* the Roll that is needed */
    WHY_END_LIMIT,             /* ends the Speed Limit */
    WHY_STOP_LEADER,           /* stops the rival that is furthest */
    WHY_STOP_RIVAL,            /* stops another rival */
    WHY_SLOW_RIVAL,            /* Speed Limit */
    WHY_SAFETY_CURES,          /* a safety, because its hazard stands on our pile */
    WHY_SAFETY_LATE,           /* a safety, because the hand may end before a coup fourré */
    WHY_SAFETY_EARLY,          /* a safety, for its points and the second turn */
    WHY_POINTLESS,             /* a card that changes nothing */
    WHY_DROP_USELESS,          /* discards: the card can no longer be used */
    WHY_DROP_SPARE,            /* another of it is held */
    WHY_DROP_DISTANCE,         /* kilometres that are not needed */
    WHY_DROP_REMEDY,           /* a remedy that is not needed */
    WHY_DROP_HAZARD,           /* a hazard that is not needed */
    WHY_DROP_SAFETY,           /* no choice */
    WHY_MOVES,                 /* heuristics.c has a preference for each above; those below only explain */
    WHY_SAFE_TRIP = WHY_MOVES, /* kilometres, and the 200 stays in the hand for the Safe Trip */
    WHY_HOLD_SAFETY,           /* discards something rather than give up a coup fourré */
    WHY_COUP,
    WHY_DECLINE,
    WHY_EXTEND,
    WHY_STAY,
    WHY_COUNT
} bot_why_t;

typedef struct {
    mille_t table; /* with hidden cards, the random generator and the past blanked out */
    uint8_t seat;  /* the seat that looks */
} bot_view_t;

typedef struct {
    mille_move_t move;
    uint8_t why; /* WHY_… */
} bot_advice_t;

/* What `seat` may see of the current game. */
void bot_look(uint8_t seat, bot_view_t *view);

/* The move of the seat that looks, which must be the seat to act. The current game is the same afterwards. */
void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice);

#endif
