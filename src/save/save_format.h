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
 *     static const uint8_t head[] = SAVE_HEADER('R', 'M', 1, RISK_BYTES);
 *     static uint8_t file[SAVE_FILE_SIZE(RISK_BYTES)];
 *     memcpy(file + SAVE_HEADER_SIZE, &game, RISK_BYTES);
 *     save_format_wrap(file, head);
 *     …
 *     if (save_format_validate(file, length, head) == SAVE_OK) memcpy(&game, file + SAVE_HEADER_SIZE, RISK_BYTES);
 */
#ifndef SAVE_FORMAT_H
#define SAVE_FORMAT_H

#include <stdint.h>

#define SAVE_HEADER_SIZE      9
#define SAVE_FILE_SIZE(count) (SAVE_HEADER_SIZE + (count) + 2)

/* How such a file begins. */
#define SAVE_HEADER(whose, what, version, count)                                                                       \
    { 'S', 'A', 'V', 'E', whose, what, version, SAVE_FILE_SIZE(count) & 0xff, SAVE_FILE_SIZE(count) >> 8 }

/* The size of the file that begins like this. */
#define SAVE_HEADER_LENGTH(head) ((uint16_t)((head)[7] | (head)[8] << 8))

/* The numbers are those that src/platform/file.h leaves. */
typedef enum {
    SAVE_OK,
    SAVE_DAMAGED = 3,  /* cut off, too long, or changed */
    SAVE_FOREIGN = 10, /* nothing that was sealed */
    SAVE_OTHER_GAME,   /* of another game, or another kind of file */
    SAVE_OLDER,        /* of another version of the game */
    SAVE_NEWER,
    SAVE_IMPOSSIBLE /* whole, yet nothing that a game can have written: only a PC looks */
} save_status_t;

/* Writes the head in front of the bytes in a file and the checksum behind them. */
void save_format_wrap(uint8_t *file, const uint8_t *head);

/* Whether a file of that length is whole and of that kind. */
save_status_t save_format_validate(const uint8_t *file, uint16_t length, const uint8_t *head);

#endif
