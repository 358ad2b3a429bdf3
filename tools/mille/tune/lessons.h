/* Where the weights come from. BOT_HARD plays matches against itself in every rule set and with every number of
 * players. Now and then a decision becomes a lesson: the moves it could make are each played to the end of the hand,
 * several times over, with the hidden cards dealt anew, the same deals for every move (that is the search player, whose
 * strength the weights are to hold). How much better one move did than another is then one equation for the weights of
 * the things that tell the two apart. */
#ifndef LESSONS_H
#define LESSONS_H

#include "equations.h"
#include "random.h"

typedef struct {
    random_t random;
    unsigned matches;   /* played so far */
    unsigned decisions; /* that were lessons */
    int players;        /* only with so many, or 0 */
} lessons_t;

/* One match of each kind, its lessons into the equations. */
void lessons_take(lessons_t *lessons, equations_t *equations);

#endif
