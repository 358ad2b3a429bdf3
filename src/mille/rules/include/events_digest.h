/* A running digest of events: digest_events(&digest, &events) after every move. */
#ifndef EVENTS_DIGEST_H
#define EVENTS_DIGEST_H

#include "digest.h"
#include "mille.h"

#define digest_events(digest, events)                                                                                  \
    digest_bytes(digest, (events)->list, (uint8_t)((events)->count * sizeof(mille_event_t)))

#endif
