/* disc_scenarios: the disc accesses of a game, and the keys to reach them from the title on, for pages_test.c. */
#ifndef DISC_SCENARIOS_H
#define DISC_SCENARIOS_H

#include <stdbool.h>

typedef struct {
    const char *name;
    const char *keys; /* before the access; ASKED waits until the person has to act */
    const char *key;  /* the key that causes the access */
    const char *file; /* the name on the disc-error screen */
    bool same;        /* giving up returns to the screen before */
    bool reads;       /* a damaged or foreign file is reported */
} scenario_t;

enum { WAY_OPTIONS = 1 };
#define WAY_WRITERS 2 /* the first scenarios write a file each, which the others read */
extern const scenario_t ways[];
extern const unsigned scenario_count;
extern const char way_language[]; /* the name of a language file, which is on the disc too */

/* Whether the person in seat 0 has to act. */
bool scenario_acts(void);

/* Makes the person in seat 0 the winner of a game that is over. Called in every frame, before the winner is shown. */
void scenario_crown(void);

#endif
