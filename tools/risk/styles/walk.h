/* walk: the cheapest walk of one army through territories of rivals. */
#ifndef WALK_H
#define WALK_H

#include "bot.h"

typedef uint64_t set_t; /* bit t: territory t is in it */
#define IN(set, t) ((set) >> (t)&1)
#define ONLY(t)    ((set_t)1 << (t))

typedef struct {
    double cost;   /* expected losses, and an army left behind in every territory */
    uint8_t first; /* the first territory to attack */
    uint8_t last;  /* where the walk ends */
} walk_t;

/* A lower limit of the cost: every target must be taken. */
double walk_least(const bot_view_t *view, set_t targets);

/* Plans a walk from an own territory through all of `targets`, or (any) to the first of them. False: there is none, or
 * it would cost more than these armies. */
int walk_plan(const bot_view_t *view, uint8_t from, double armies, set_t targets, int any, walk_t *walk);

/* The expected cost of taking a territory. */
double walk_step(const bot_view_t *view, uint8_t territory);

#endif
