/* The judgement of each level, as numbers that its thoughts add up and multiply. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "bot.h"

#ifndef WEIGHTS_CONST
#define WEIGHTS_CONST const /* the tuner, which changes weights while it runs, defines it as nothing */
#endif

typedef enum {
    /* attacks: what a territory is worth */
    W_LAND,      /* any */
    W_CARD,      /* the first of a turn, which brings a card */
    W_TAKE,      /* one of a continent that can be taken: for each army of its bonus, shared out among those missing */
    W_APPROACH,  /* one of a continent that cannot be taken yet: for each army of its bonus */
    W_BREAK,     /* one of a rival's continent: for each army of its bonus */
    W_ELIMINATE, /* one of a rival who can be thrown out: shared out among his territories */
    W_LOOT,      /* the same, for each of his cards */
    W_CLOSE,     /* each own territory next to it, after the first */
    W_KILL,      /* each four armies that fall with it */
    W_NEED,      /* armies that are wanted for a goal, for 16 that stand against it */
    W_RISK,      /* taken off for a target as strong as the base */
    W_LEAST,     /* the least an attack must be worth */
    W_ODDS,      /* the least chance at which an attack goes on, in 1/256 */
    W_DEPTH,     /* attacks that a plan looks ahead */
    /* placing */
    W_HOLD,   /* a border of an own continent: for each army of its bonus */
    W_BORDER, /* any border */
    W_GUARD,  /* armies that a border wants, for 16 next to it */
    /* setting up */
    W_SHARE, /* a border in a continent that is ours whole; less, the less of it is */
    W_STACK, /* each own army that stands there already */
    W_AWAY,  /* taken off for each army of the strongest rival next to it */
    /* claiming */
    W_OWN,   /* each own territory in the continent */
    W_NEAR,  /* each own neighbour */
    W_BLOCK, /* each territory of the only rival in a continent */
    W_CLAIM, /* each continent: how much it is liked from the start */
    W_CLAIM_LAST = W_CLAIM + CONTINENTS - 1,
    /* sets */
    W_KEEP, /* sets are kept until so many cards are in the hand */
    WEIGHTS
} weight_t;

/* A row for each level; the third has another one for games with two rivals or more, where patience pays. */
#define WEIGHTS_CROWD RISK_BOT_LEVELS
#define WEIGHTS_ROWS  (RISK_BOT_LEVELS + 1)
extern WEIGHTS_CONST uint8_t weights[WEIGHTS_ROWS][WEIGHTS];

#endif
