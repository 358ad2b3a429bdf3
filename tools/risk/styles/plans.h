/* plans: what a style can do in this turn, and what that is worth to it. */
#ifndef PLANS_H
#define PLANS_H

#include "style_numbers.h"
#include "walk.h"

typedef struct {
    double score; /* 0 or less: no plan is worth its price */
    uint8_t base; /* the own territory from which the walk starts */
    walk_t walk;
    double need; /* armies wanted in the base */
} plan_t;

/* The best plan with the armies of the view; those of the pool can go to any base. */
void plans_best(const style_t *style, const bot_view_t *view, plan_t *best);

/* Armies that a territory should keep: a gate of an own continent is guarded. */
double plans_guard(const style_t *style, const bot_view_t *view, uint8_t territory);

/* The armies of the strongest rival's territory next to this one; 0: no rival is near. */
int plans_threat(const bot_view_t *view, uint8_t territory);

/* Does one seat hold all of a continent? */
int plans_holds(const bot_view_t *view, int seat, int continent);

#endif
