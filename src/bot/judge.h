/* The judgement of BOT_HARD: what a table is worth to a team, in points of this hand.
 *
 *     value = what would be written on the sheets now, ours minus theirs
 *           + the worths of all things noticed about us and our hand
 *           - the worths of all things noticed about each rival
 *
 * A thing is a place in worth_table: "16 to 20 steps to go with 3 to 5 turns left", "stopped, and the cure is in the
 * hand", "a Gasoline while two Out of Gas are still out". Its worth is how many points it turned out to be good for, on
 * average, over millions of hands (tools/tune). So nothing here is arithmetic but adding; the knowledge is in the
 * table.
 *
 * The things of a group are consecutive: JUDGE_… is the first, and the comment gives the dimensions.
 */
#ifndef JUDGE_H
#define JUDGE_H

#include "bot.h"

enum { ROOMS = 8, TURNS = 8, NEAR = 3, LATE = 3 };

enum {
    /* noticed about ourselves */
    OWN_ROAD = 0,                          /* [ROOMS][TURNS] */
    OWN_STATE = OWN_ROAD + ROOMS * TURNS,  /* [late 2][drives, rolls not, broken][cure][Roll][limited 3] */
    OWN_SAFE_TRIP = OWN_STATE + 72,        /* [ROOMS] no 200 laid */
    OWN_EXTENSION = OWN_SAFE_TRIP + ROOMS, /* [ROOMS] the trip may still be extended */
    OWN_CALLED = OWN_EXTENSION + ROOMS,    /* [theirs, ours][ROOMS] it has been */
    OWN_EXPOSED = OWN_CALLED + 2 * ROOMS,  /* [safety 4][LATE] */
    OWN_SET = OWN_EXPOSED + 4 * LATE,      /* [0…4] safeties exposed or held */
    OWN_TURN = OWN_SET + 5,                /* we play on at once */
    OWN_DRIVES = OWN_TURN + 1,             /* [drives 2][0…4] distance cards that fit */
    OWN_PLAN = OWN_DRIVES + 10,            /* [near ROOMS 5][cards 0…3] that complete the trip exactly */
    HAND_DISTANCE = OWN_PLAN + 20,         /* [limited 2][25…200, first 200][1, 2, 3 of it] */
    HAND_HAZARD = HAND_DISTANCE + 36,      /* [hazard 5][now, later][1, 2 of it] */
    HAND_REMEDY = HAND_HAZARD + 20,        /* [hazards out 4][1, 2 of it] */
    HAND_END_LIMIT = HAND_REMEDY + 8,      /* [limits out 4][1, 2 of it] */
    HAND_ROLL = HAND_END_LIMIT + 8,        /* [hazards out 4][1, 2, 3 of it] */
    HAND_SAFETY = HAND_ROLL + 12,          /* [safety 4][hazards out 4][LATE] */
    HAND_COVERED = HAND_SAFETY + 48,       /* a remedy for what a held safety answers */
    HAND_USELESS = HAND_COVERED + 1,       /* [0…6] cards that cannot serve any more */
    HAND_UNKNOWN = HAND_USELESS + 7,       /* a card still to be drawn */
    /* noticed about a rival */
    RIVAL_ROAD = HAND_UNKNOWN + 1,             /* [ROOMS][TURNS] */
    RIVAL_RACE = RIVAL_ROAD + ROOMS * TURNS,   /* [our ROOMS][their ROOMS] */
    RIVAL_STATE = RIVAL_RACE + ROOMS * ROOMS,  /* [NEAR][drives, rolls not 3, broken [safety out 2][cures out 4]] */
    RIVAL_SPEED = RIVAL_STATE + NEAR * 12,     /* [NEAR][free, limited 3] */
    RIVAL_SAFE_TRIP = RIVAL_SPEED + NEAR * 4,  /* [ROOMS] */
    RIVAL_EXTENSION = RIVAL_SAFE_TRIP + ROOMS, /* [ROOMS] */
    RIVAL_EXPOSED = RIVAL_EXTENSION + ROOMS,   /* [safety 4][LATE] */
    RIVAL_AT_ZERO = RIVAL_EXPOSED + 4 * LATE,  /* [trip needed 2][our ROOMS] */
    WE_AT_ZERO = RIVAL_AT_ZERO + 2 * ROOMS,    /* [trip needed 2][their ROOMS] */
    RIVAL_AIMED_AT = WE_AT_ZERO + 2 * ROOMS,   /* [their ROOMS] we hold a hazard that may hit them */
    WORTH_COUNT = RIVAL_AIMED_AT + ROOMS
};

#ifndef WORTH_CONST
#define WORTH_CONST const /* the tuner, which changes worths while it runs, defines it as nothing */
#endif
extern WORTH_CONST int16_t worth_table[WORTH_COUNT];

#define THINGS_MAX 48
typedef struct {
    uint8_t count;
    uint16_t thing[THINGS_MAX];
} judge_list_t;

/* Counts the cards nobody has seen; once for each view. Making a move on the view does not change them. */
void judge_count(const mille_t *view, uint8_t seat);

/* What is noticed on a table reached from that view: about ourselves, about a rival. */
const judge_list_t *judge_own(const mille_t *table);
const judge_list_t *judge_rival(const mille_t *table, uint8_t rival);

/* How much a rival matters, in quarters; they sum up to four. */
extern uint8_t judge_threat[TEAMS_MAX];

/* The value of a table reached from that view. */
int16_t judge(const mille_t *table);

#endif
