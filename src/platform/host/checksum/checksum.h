/* checksum: the two bytes at the end of each file of a game, which the loader (disk/loader/load_file.s) and the game
 * (src/ui/words.c) check. */
#ifndef CHECKSUM_H
#define CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

#define CHECKSUM_SIZE 2

/* Fletcher's checksum modulo 256: the sum of the bytes, then the sum of the sums, so that order counts too. */
void checksum(const uint8_t *bytes, size_t size, uint8_t sums[CHECKSUM_SIZE]);

#endif
