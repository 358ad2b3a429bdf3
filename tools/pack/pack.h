#ifndef PACK_H
#define PACK_H
/*  Packs bytes so that a Z80 unpacks them with 80 bytes of code (src/cpc/unpack.s).

    The packed stream is bits and bytes in one: bits come from the highest to the lowest of a byte that is fetched when
   the first of them is asked for; whole bytes are taken from the same stream in between. A number is written as pairs
   "0 bit" for every bit below its highest, from high to low, then "1": 1 is "1", 2 is "001", 3 is "011", 4 is "00001".

        0  byte                                 the byte itself
        10 number n, number h, byte l           n + 1 bytes from ((h - 1) * 256 + l + 1) bytes back
        11 number n                             n bytes from as far back as the last time
        10 number n, number 256                 the end
*/
#include <stddef.h>
#include <stdint.h>

/* Enough room for the packed form of any size bytes. */
#define PACK_ROOM(size) ((size) + (size) / 8 + 16)

/* Packs and returns the packed size. Ends the program when memory is out. */
size_t pack(const uint8_t *bytes, size_t size, uint8_t *packed);

/* Unpacks at most room bytes. Returns the size, or SIZE_MAX if the stream is damaged or too long. */
size_t pack_undo(const uint8_t *packed, size_t size, uint8_t *bytes, size_t room);

#endif
