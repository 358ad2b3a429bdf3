/* damage: what may happen to a sealed file, and whether a game takes it all the same.
 *
 *     ok(corruption_change(save, SAVE_BYTES, is_taken) == 0, "every change of one byte is refused");
 */
#ifndef CORRUPTION_H
#define CORRUPTION_H

#include <stdbool.h>
#include <stdint.h>

/* Whether the game's reader takes it. The bytes stand in memory of just that length, so that a sanitizer sees a read behind their end. */
typedef bool corruption_taken_t(const uint8_t *bytes, uint16_t count);

/* How many are taken: of every other value of every byte, and of every other length, up to a few bytes more. */
unsigned corruption_change(const uint8_t *save, uint16_t count, corruption_taken_t *is_taken);
unsigned corruption_length(const uint8_t *save, uint16_t count, corruption_taken_t *is_taken);

#endif
