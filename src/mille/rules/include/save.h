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

#define SAVE_VERSION 1
#define SAVE_BYTES   (5 + MILLE_BYTES + 2)

typedef enum {
    SAVE_OK,
    SAVE_TRUNCATED, /* not as many bytes as a save has */
    SAVE_FOREIGN,   /* not a save of this game */
    SAVE_OTHER_VERSION,
    SAVE_DAMAGED,   /* the checksum does not fit */
    SAVE_IMPOSSIBLE /* undamaged, yet no game that can be: see mille_fault */
} save_result_t;

void save_write(const mille_t *game, uint8_t *bytes);

/* Anything but SAVE_OK leaves the game unchanged. */
save_result_t save_read(mille_t *game, const uint8_t *bytes, uint16_t count);

/* What is impossible about a game; FAULT_NONE for every game that mille_new and mille_apply can lead to. A game without
 * fault can be played on to its end. */
typedef enum {
    FAULT_NONE,
    FAULT_PLAYERS, /* no such rulebook, or not for so many players */
    FAULT_CARDS,   /* a card missing, there twice, or where it cannot be */
    FAULT_HANDS,   /* a hand that is too long or too short */
    FAULT_PILES,   /* a pile, safety or distance that cannot lie there */
    FAULT_TURN,    /* a phase that does not fit the table */
    FAULT_POINTS   /* match points out of range */
} mille_fault_t;

mille_fault_t mille_fault(const mille_t *game);

#endif
