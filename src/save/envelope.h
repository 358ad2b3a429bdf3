/* envelope: what stands around a game's bytes on a disc, so that they are known again, or refused with a reason.
 *
 *     0  4  "SAVE"
 *     4  1  whose: a letter for each game
 *     5  1  what: a letter for each kind of file a game has
 *     6  1  version of those bytes
 *     7  2  how many bytes the whole file has, low byte first
 *     9  n  the bytes
 *     .  2  CRC-16/CCITT of all before, high byte first: that of the whole file is 0
 *
 *     static const uint8_t head[] = ENVELOPE('R', 'M', 1, RISK_BYTES);
 *     static uint8_t file[ENVELOPE_SIZE(RISK_BYTES)];
 *     memcpy(file + ENVELOPE_HEAD, &game, RISK_BYTES);
 *     envelope_seal(file, head);
 *     …
 *     if (envelope_judge(file, length, head) == SAVE_OK) memcpy(&game, file + ENVELOPE_HEAD, RISK_BYTES);
 */
#ifndef ENVELOPE_H
#define ENVELOPE_H

#include <stdint.h>

#define ENVELOPE_HEAD        9
#define ENVELOPE_SIZE(count) (ENVELOPE_HEAD + (count) + 2)

/* How such a file begins. */
#define ENVELOPE(whose, what, version, count)                                                                          \
    { 'S', 'A', 'V', 'E', whose, what, version, ENVELOPE_SIZE(count) & 0xff, ENVELOPE_SIZE(count) >> 8 }

/* The size of the file that begins like this. */
#define ENVELOPE_WHOLE(head) ((uint16_t)((head)[7] | (head)[8] << 8))

/* The numbers are those that src/platform/store.h leaves. */
typedef enum {
    SAVE_OK,
    SAVE_DAMAGED = 3,  /* cut off, too long, or changed */
    SAVE_FOREIGN = 10, /* nothing that was sealed */
    SAVE_OTHER_GAME,   /* of another game, or another kind of file */
    SAVE_OLDER,        /* of another version of the game */
    SAVE_NEWER,
    SAVE_IMPOSSIBLE /* whole, yet nothing that a game can have written: only a PC looks */
} save_result_t;

/* Writes the head in front of the bytes in a file and the checksum behind them. */
void envelope_seal(uint8_t *file, const uint8_t *head);

/* Whether a file of that length is whole and of that kind. */
save_result_t envelope_judge(const uint8_t *file, uint16_t length, const uint8_t *head);

#endif
