/* weights: the parameters of the evaluation, a row for each level. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "bot.h"

#ifndef WEIGHTS_CONST
#define WEIGHTS_CONST const /* the tuner, which changes weights at run time, defines it as nothing */
#endif

typedef enum {
    /* attacks: the value of a territory */
    W_LAND,      /* any */
    W_CARD,      /* the first of a turn, which brings a card */
    W_TAKE,      /* one of a continent that can be taken: for each army of its bonus, divided by those missing */
    W_APPROACH,  /* one of a continent that cannot be taken yet: for each army of its bonus */
    W_BREAK,     /* one of a rival's continent: for each army of its bonus */
    W_ELIMINATE, /* one of a rival who can be eliminated: divided by the rival's territories */
    W_LOOT,      /* the same, for each card of the rival; 0: makes no plans to eliminate */
    W_CLOSE,     /* each own territory next to it, after the first */
    W_KILL,      /* each four armies that fall with it */
    W_NEED,      /* armies wanted for a goal, for 16 of the rivals */
    W_RISK,      /* subtracted for a target as strong as the base */
    W_LEAST,     /* the least an attack must be worth */
    W_ODDS,      /* the least odds at which an attack goes on, in 1/256 */
    W_DEPTH,     /* attacks to look ahead */
    /* placing */
    W_HOLD,   /* a border of an own continent: for each army of its bonus */
    W_BORDER, /* any border */
    W_GUARD,  /* armies that a border needs, for 16 next to it */
    /* setting up */
    W_SHARE, /* a border in a continent held whole; less if less of it is held */
    W_STACK, /* each own army already there */
    W_AWAY,  /* subtracted for each army of the strongest rival next to it */
    /* claiming */
    W_OWN,   /* each own territory in the continent */
    W_NEAR,  /* each own neighbour */
    W_BLOCK, /* each territory of the only rival in a continent */
    W_CLAIM, /* each continent: its worth at the start */
    W_CLAIM_LAST = W_CLAIM + CONTINENTS - 1,
    /* sets */
    W_KEEP, /* sets are kept until the hand has this many cards */
    WEIGHTS
} weight_t;

/* A row for each level; the third has another one for games with two rivals or more, where patience is better. */
#define WEIGHTS_CROWD RISK_BOT_LEVELS
#define WEIGHTS_ROWS  (RISK_BOT_LEVELS + 1)
extern WEIGHTS_CONST uint8_t weights[WEIGHTS_ROWS][WEIGHTS];

#endif
