/* events_digest: a running digest of the events of a match. Call DIGEST_EVENTS(&digest, &events) after every move. */
#ifndef EVENTS_DIGEST_H
#define EVENTS_DIGEST_H

#include "digest.h"
#include "mille.h"

#define DIGEST_EVENTS(digest, events)                                                                                  \
    digest_bytes(digest, (events)->list, (uint8_t)((events)->count * sizeof(mille_event_t)))

#endif
