/* What a game does with the disc: the ways to it by keys, from the title on, for pages_test.c. */
#ifndef DISC_SCENARIOS_H
#define DISC_SCENARIOS_H

#include <stdbool.h>

typedef struct {
    const char *name;
    const char *keys; /* to the moment before; ASKED waits until the person is */
    const char *key;  /* … and the one for which the disc is needed */
    const char *file; /* whose name is on the page of what went wrong */
    bool same;        /* who gives up sees what was there before */
    bool reads;       /* a file that is damaged or not ours is told of */
} scenario_t;

enum { WAY_OPTIONS = 1 };
#define WAY_WRITERS 2 /* the first ones write a file each, which the others find on the disc */
extern const scenario_t ways[];
extern const unsigned scenario_count;
extern const char way_language[]; /* a file that is on the disc, too */

/* The person in seat 0 is to act. */
bool scenario_acts(void);

/* A game that is over was won by the person in seat 0, whatever else it was. Called at every frame on the way, and before
 * the winner is shown. */
void scenario_crown(void);

#endif
