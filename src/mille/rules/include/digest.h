/* A running digest of events. Two builds that give the same digest have played the same game.
 *
 *     digest_t digest = {0, 0};
 *     digest_events(&digest, &events);        after every move
 */
#ifndef DIGEST_H
#define DIGEST_H

#include "mille.h"

typedef struct {
    uint16_t low, high;
} digest_t;

void digest_events(digest_t *digest, const mille_events_t *events);

#endif
