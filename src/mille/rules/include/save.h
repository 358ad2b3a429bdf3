/* A game as bytes: on a disc, in a test, over a wire.
 *
 *     uint8_t bytes[SAVE_BYTES];
 *     save_write(&game, bytes);
 *     if (save_read(&game, bytes, SAVE_BYTES) != SAVE_OK) say why, the game is as it was
 *
 *     0  4  "1000"
 *     4  1  version of this format
 *     5  n  the game, MILLE_BYTES
 *     .  2  CRC-16/CCITT of all bytes before, low byte first
 */
#ifndef SAVE_H
#define SAVE_H

#include "mille.h"

#define SAVE_VERSION 2
#define SAVE_BYTES   (5 + MILLE_BYTES + 2)

typedef enum {
    SAVE_OK,
    SAVE_TRUNCATED, /* not as many bytes as a save has */
    SAVE_FOREIGN,   /* not a save of this game */
    SAVE_OTHER_VERSION,
    SAVE_DAMAGED,   /* the checksum does not fit */
    SAVE_IMPOSSIBLE /* undamaged, yet no game that can be: see fault.h; only a PC looks */
} save_result_t;

void save_write(const mille_t *game, uint8_t *bytes);

/* Anything but SAVE_OK leaves the game unchanged. */
save_result_t save_read(mille_t *game, const uint8_t *bytes, uint16_t count);

#endif
