/* digest: a running hash of bytes. Two builds with the same digest of their events have played the same game.
 *
 *     digest_t digest = {0, 0};
 *     digest_bytes(&digest, events.list, events.count * sizeof *events.list);        after every move
 */
#ifndef DIGEST_H
#define DIGEST_H

#include <stdint.h>

typedef struct {
    uint16_t low, high;
} digest_t;

void digest_bytes(digest_t *digest, const void *start, uint8_t count);

#endif
