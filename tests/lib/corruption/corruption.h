/* corruption: corrupts a saved file in every way and counts how often a game accepts it nevertheless.
 *
 *     ok(corruption_change(save, SAVE_BYTES, is_taken) == 0, "every change of one byte is refused");
 */
#ifndef CORRUPTION_H
#define CORRUPTION_H

#include <stdbool.h>
#include <stdint.h>

/* Whether the game's reader accepts it. The bytes are in allocated memory of exactly that length, so that a
 * sanitizer detects a read past their end. */
typedef bool corruption_taken_t(const uint8_t *bytes, uint16_t count);

/* How many are accepted: of every other value of every byte, and of every other length, up to a few bytes more. */
unsigned corruption_change(const uint8_t *save, uint16_t count, corruption_taken_t *is_taken);
unsigned corruption_length(const uint8_t *save, uint16_t count, corruption_taken_t *is_taken);

#endif
