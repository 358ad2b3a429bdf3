/* feature: what the evaluation can find in a game. A feature is a number, its weight is in weights[]: "16 to 20 steps
 * to go with 3 to 5 turns left", "stopped, and the cure is in the hand", "a Gasoline while two Out of Gas are unseen".
 *
 *     accumulate(to_go * TURNS + turns, OWN_ROAD);
 *
 * The features of a group follow each other: the comment gives the dimensions, the last one running fastest.
 */
#ifndef FEATURE_H
#define FEATURE_H

/* Steps to the goal, and turns a team has left before the hand must end: 8 ranges each, and 3 coarser ones of both. */
enum { TO_GO = 8, TURNS = 8, NEAR = 3, LATE = 3 };

/* A team drives, waits for a Roll, or is broken. */
enum { DRIVES, WAITS, BROKEN, STATES };

/* The strides of the dimensions: how many features one step of each covers. */
enum {
    LIMITS = 3,                                 /* free, limited with a cure at hand, limited */
    STATE_ROLL = LIMITS,                        /* OWN_STATE: a Roll at hand or none needed, … */
    STATE_CURE = 2 * STATE_ROLL,                /* … the cure at hand, … */
    STATE_WAITS = LIMITS,                       /* … after driving, which needs neither, … */
    STATE_BROKEN = STATE_WAITS + STATE_CURE,    /* … and waiting, which needs no cure, … */
    STATE_LATE = STATE_BROKEN + 2 * STATE_CURE, /* … late in the hand */
    FITTING = 5,                                /* OWN_DRIVES: 0…4 */
    PLANS = 4,                                  /* OWN_PLAN: 0…3 cards */
    PLAN_MOST = 16,                             /* steps: further from the goal there is no plan */
    PLAN_TO_GO = 5,                             /* the ranges of TO_GO up to there */
    DISTANCE_COPIES = 3,                        /* HAND_DISTANCE: 1, 2, 3 of a kind, … */
    DISTANCE_NEAR = 6 * DISTANCE_COPIES,        /* … 25 to 200, then the first 200 */
    HAZARD_COPIES = 2,                          /* HAND_HAZARD: 1, 2 of it, … */
    HAZARD_KIND = 2 * HAZARD_COPIES,            /* … now or later, … */
    HAZARD_TEAMS = 5 * HAZARD_KIND,             /* … for the one rival or one of two */
    REMEDY_COPIES = 2,                          /* HAND_REMEDY, HAND_END_LIMIT */
    ROLL_COPIES = 3,                            /* HAND_ROLL */
    OUT = 4,                        /* none, one, two, more cards of a kind are unseen; three ranges of Rolls */
    RIVAL_WAITS = 1,                /* RIVAL_STATE: after driving, by unseen Rolls; … */
    RIVAL_BROKEN = RIVAL_WAITS + 3, /* … by unseen cures */
    RIVAL_STATES = RIVAL_BROKEN + OUT,
    RIVAL_LIMITS = 4, /* RIVAL_SPEED: free, or limited by unseen cures, the last two ranges joined */
    HITS = 1 + LATE,  /* RIVAL_HIT: its safety has been seen; or is unseen, by LATE */
    HELD_RULES = 4,   /* HAND_HELD_RULES: the rulebooks */
    USELESS_MOST = 6,
    HAZARDS_MOST = 7,
};

enum {
    /* our own */
    OWN_ROAD = 0,                                /* [TO_GO][TURNS] */
    OWN_STATE = OWN_ROAD + TO_GO * TURNS,        /* [late 2][drives, waits [Roll 2], broken [cure 2][Roll 2]][LIMITS] */
    OWN_STUCK = OWN_STATE + 2 * STATE_LATE,      /* [NEAR][STATES] */
    OWN_SAFE_TRIP = OWN_STUCK + NEAR * STATES,   /* [TO_GO] no 200 laid */
    OWN_EXTENSION = OWN_SAFE_TRIP + TO_GO,       /* [TO_GO] the trip may still be extended */
    OWN_CALLED = OWN_EXTENSION + TO_GO,          /* [theirs, ours][TO_GO] it has been */
    OWN_MATCH = OWN_CALLED + 2 * TO_GO,          /* [TO_GO] to complete the trip is to have 5000 */
    OWN_EXPOSED = OWN_MATCH + TO_GO,             /* [safety 4][LATE] */
    OWN_SET = OWN_EXPOSED + 4 * LATE,            /* [0…4] safeties exposed or held */
    OWN_TURN = OWN_SET + 5,                      /* we play on at once */
    OWN_DRIVES = OWN_TURN + 1,                   /* [drives 2][FITTING] distance cards that fit */
    OWN_PLAN = OWN_DRIVES + 2 * FITTING,         /* [PLAN_TO_GO][PLANS] cards that complete the trip exactly */
    OWN_DELAYED = OWN_PLAN + PLAN_TO_GO * PLANS, /* [TO_GO] the sabot is empty, and Delayed Action pays */
    HAND_DISTANCE = OWN_DELAYED + TO_GO,         /* [NEAR, limited][25…200, first 200][DISTANCE_COPIES] */
    HAND_HAZARD = HAND_DISTANCE + (NEAR + 1) * DISTANCE_NEAR, /* [teams 2, 3][hazard 5][now, later][HAZARD_COPIES] */
    HAND_HAZARD_STATE = HAND_HAZARD + 2 * HAZARD_TEAMS,       /* [hazard 5][STATES] of the furthest rival */
    HAND_HAZARDS = HAND_HAZARD_STATE + 5 * STATES,        /* [0…HAZARDS_MOST] that may still be laid, of any kind */
    HAND_REMEDY = HAND_HAZARDS + HAZARDS_MOST + 1,        /* [hazards OUT][REMEDY_COPIES] */
    HAND_END_LIMIT = HAND_REMEDY + OUT * REMEDY_COPIES,   /* [limits OUT][REMEDY_COPIES] */
    HAND_ROLL = HAND_END_LIMIT + OUT * REMEDY_COPIES,     /* [hazards OUT][ROLL_COPIES] */
    HAND_ROLL_STATE = HAND_ROLL + OUT * ROLL_COPIES,      /* [STATES][ROLL_COPIES] */
    HAND_SAFETY = HAND_ROLL_STATE + STATES * ROLL_COPIES, /* [safety 4][hazards OUT][LATE] */
    HAND_HELD_RACE = HAND_SAFETY + 4 * OUT * LATE,     /* [STATES][TO_GO] of the furthest rival, for each safety held */
    HAND_HELD_RULES = HAND_HELD_RACE + STATES * TO_GO, /* [RULES_COUNT][LATE] for each safety held */
    HAND_COVERED = HAND_HELD_RULES + HELD_RULES * LATE, /* a remedy for what a held safety answers */
    HAND_USELESS = HAND_COVERED + 1,                    /* [0…USELESS_MOST] cards that can no longer be used */
    HAND_UNKNOWN = HAND_USELESS + USELESS_MOST + 1,     /* [1, 2] cards still to be drawn */
    /* of a rival */
    RIVAL_ROAD = HAND_UNKNOWN + 2,                   /* [TO_GO][TURNS] */
    RIVAL_RACE = RIVAL_ROAD + TO_GO * TURNS,         /* [our TO_GO][their TO_GO] */
    RIVAL_STATE = RIVAL_RACE + TO_GO * TO_GO,        /* [NEAR][drives, waits [Rolls out 3], broken [cures OUT]] */
    RIVAL_STUCK = RIVAL_STATE + NEAR * RIVAL_STATES, /* [LATE][STATES] */
    RIVAL_SPEED = RIVAL_STUCK + LATE * STATES,       /* [NEAR][RIVAL_LIMITS] */
    RIVAL_HIT = RIVAL_SPEED + NEAR * RIVAL_LIMITS,   /* [hazard 5][HITS] by the move being evaluated */
    RIVAL_SAFE_TRIP = RIVAL_HIT + 5 * HITS,          /* [TO_GO] */
    RIVAL_EXTENSION = RIVAL_SAFE_TRIP + TO_GO,       /* [TO_GO] */
    RIVAL_MATCH = RIVAL_EXTENSION + TO_GO,           /* [TO_GO] */
    RIVAL_DELAYED = RIVAL_MATCH + TO_GO,             /* [TO_GO] */
    RIVAL_EXPOSED = RIVAL_DELAYED + TO_GO,           /* [safety 4][LATE] */
    RIVAL_AT_ZERO = RIVAL_EXPOSED + 4 * LATE,        /* [trip needed 2][our TO_GO] */
    WE_AT_ZERO = RIVAL_AT_ZERO + 2 * TO_GO,          /* [trip needed 2][their TO_GO] */
    RIVAL_AIMED_AT = WE_AT_ZERO + 2 * TO_GO,         /* [teams 2, 3][their TO_GO] we hold a hazard that may hit them */
    FEATURES = RIVAL_AIMED_AT + 2 * TO_GO
};

#endif
