/* The judgement of BOT_HARD: what a table is worth to a team, in points of this hand.
 *
 *     value = what would be written on the sheets now, ours minus theirs
 *           + the worths of all things noticed about us and our hand
 *           - the worths of all things noticed about each rival
 *
 * A thing is a place in worth_table: "16 to 20 steps to go with 3 to 5 turns left", "stopped, and the cure is in the
 * hand", "a Gasoline while two Out of Gas are still out". Its worth is how many points it turned out to be good for
 * when hands were played to their end many times over (tools/mille/tune). So nothing here is arithmetic but adding; the
 * knowledge is in the table.
 *
 * The things of a group follow each other: the comment gives the dimensions, the last one running fastest.
 */
#ifndef JUDGE_H
#define JUDGE_H

#include "bot.h"

/* Distances to the goal, turns a team still has before the hand must end, and coarser steps of both. */
enum { ROOMS = 8, TURNS = 8, NEAR = 3, LATE = 3 };

enum {
    /* noticed about ourselves */
    OWN_ROAD = 0,                          /* [ROOMS][TURNS] */
    OWN_STATE = OWN_ROAD + ROOMS * TURNS,  /* [late 2][drives, rolls not, broken][cure][Roll][limited 3] */
    OWN_STUCK = OWN_STATE + 72,            /* [NEAR][drives, rolls not, broken] */
    OWN_SAFE_TRIP = OWN_STUCK + NEAR * 3,  /* [ROOMS] no 200 laid */
    OWN_EXTENSION = OWN_SAFE_TRIP + ROOMS, /* [ROOMS] the trip may still be extended */
    OWN_CALLED = OWN_EXTENSION + ROOMS,    /* [theirs, ours][ROOMS] it has been */
    OWN_MATCH = OWN_CALLED + 2 * ROOMS,    /* [ROOMS] to complete the trip is to have 5000 */
    OWN_EXPOSED = OWN_MATCH + ROOMS,       /* [safety 4][LATE] */
    OWN_SET = OWN_EXPOSED + 4 * LATE,      /* [0…4] safeties exposed or held */
    OWN_TURN = OWN_SET + 5,                /* we play on at once */
    OWN_DRIVES = OWN_TURN + 1,             /* [drives 2][0…4] distance cards that fit */
    OWN_PLAN = OWN_DRIVES + 10,            /* [ROOMS up to 16 steps, 5][0…3] cards that complete the trip exactly */
    OWN_DELAYED = OWN_PLAN + 20,           /* [ROOMS] the sabot is empty, and Delayed Action pays */
    HAND_DISTANCE = OWN_DELAYED + ROOMS,   /* [NEAR, limited][25…200, first 200][1, 2, 3 of it] */
    HAND_HAZARD = HAND_DISTANCE + 72,      /* [hazard 5][now, later][1, 2 of it] */
    HAND_REMEDY = HAND_HAZARD + 20,        /* [hazards out 4][1, 2 of it] */
    HAND_END_LIMIT = HAND_REMEDY + 8,      /* [limits out 4][1, 2 of it] */
    HAND_ROLL = HAND_END_LIMIT + 8,        /* [hazards out 4][1, 2, 3 of it] */
    HAND_SAFETY = HAND_ROLL + 12,          /* [safety 4][hazards out 4][LATE] */
    HAND_COVERED = HAND_SAFETY + 48,       /* a remedy for what a held safety answers */
    HAND_USELESS = HAND_COVERED + 1,       /* [0…6] cards that cannot serve any more */
    HAND_UNKNOWN = HAND_USELESS + 7,       /* [1, 2] cards still to be drawn */
    /* noticed about a rival */
    RIVAL_ROAD = HAND_UNKNOWN + 2,             /* [ROOMS][TURNS] */
    RIVAL_RACE = RIVAL_ROAD + ROOMS * TURNS,   /* [our ROOMS][their ROOMS] */
    RIVAL_STATE = RIVAL_RACE + ROOMS * ROOMS,  /* [NEAR][drives, rolls not [Rolls out 3], broken [cures out 4]] */
    RIVAL_STUCK = RIVAL_STATE + NEAR * 8,      /* [LATE][drives, rolls not, broken] */
    RIVAL_SPEED = RIVAL_STUCK + LATE * 3,      /* [NEAR][free, limited [cures out 3]] */
    RIVAL_HIT = RIVAL_SPEED + NEAR * 4,        /* [hazard 5][its safety out 2] by the move being judged */
    RIVAL_SAFE_TRIP = RIVAL_HIT + 10,          /* [ROOMS] */
    RIVAL_EXTENSION = RIVAL_SAFE_TRIP + ROOMS, /* [ROOMS] */
    RIVAL_MATCH = RIVAL_EXTENSION + ROOMS,     /* [ROOMS] */
    RIVAL_DELAYED = RIVAL_MATCH + ROOMS,       /* [ROOMS] */
    RIVAL_EXPOSED = RIVAL_DELAYED + ROOMS,     /* [safety 4][LATE] */
    RIVAL_AT_ZERO = RIVAL_EXPOSED + 4 * LATE,  /* [trip needed 2][our ROOMS] */
    WE_AT_ZERO = RIVAL_AT_ZERO + 2 * ROOMS,    /* [trip needed 2][their ROOMS] */
    RIVAL_AIMED_AT = WE_AT_ZERO + 2 * ROOMS,   /* [their ROOMS] we hold a hazard that may hit them */
    WORTH_COUNT = RIVAL_AIMED_AT + ROOMS
};

#ifndef WORTH_CONST
#define WORTH_CONST const /* the tuner, which changes worths while it runs, defines it as nothing */
#endif
extern WORTH_CONST int8_t worth_table[WORTH_COUNT];
#define WORTH_UNIT 4 /* points */

#define MATCH_WORTH 1000 /* what winning or losing the match is worth, in points of a hand */

/* The running sum, in units of WORTH_UNIT points. What becomes of a thing that is noticed is in note.c: its worth is
 * added. (The tuner has its own note.c, which also writes the thing down.) */
extern int16_t judge_sum;
void judge_note(uint8_t place, uint16_t group);

/* Looks at the view once: counts the cards nobody has seen, which no move on the view changes. bot_table is the view.
 */
void judge_view(const bot_view_t *view);

/* How much a rival of that view matters, in quarters; they sum up to four. */
extern uint8_t judge_threat[TEAMS_MAX];

/* Notes what is noticed on bot_table, reached from that view by a move: about ourselves, then about a rival. */
void judge_own(void);
void judge_rival(uint8_t rival);

/* What the sheets of bot_table say, and in PHASE_HAND_OVER also what the match does. */
int16_t judge_sheets(void);

/* The value of bot_table, reached from that view by a move. */
int16_t judge(void);

#endif
