/* pack: packs bytes for the unpacker of the CPC, src/platform/cpc/video_unpack.s.
 *
 * The packed stream is bits and bytes in one: bits come from the highest to the lowest of a byte that is fetched when
 * the first of them is asked for; whole bytes are taken from the same stream in between. A number, 1 to 255, is written
 * as pairs "0 bit" for every bit below its highest, from high to low, then "1": 1 is "1", 2 is "001", 3 is "011", 4 is
 * "00001". The first byte is copied as it is. Then follow
 *
 *     0  byte                          the byte itself
 *     11 number n                      n bytes from the last distance
 *     10 distance, number n            n + 1 bytes from that distance; after a match, which cannot be continued with
 *                                      the last distance, only "1" instead of "10"
 *
 * and a distance is
 *
 *     1 1, 1 01, 1 001                 one, two or four lines of the picture
 *     1 000                            one byte
 *     0 number h, byte l               256 * h - l; the bits of h are inverted, because the CPC makes a negative
 *                                      number of them
 *     0 any h, byte 255                the end
 *
 * The width of a line is not in the stream: packer and unpacker are told.
 */
#ifndef PACK_H
#define PACK_H

#include <stddef.h>
#include <stdint.h>

/* The maximum size of any size bytes when packed. */
#define PACK_MAX(size) ((size) + (size) / 8 + 16)

/* Packs a picture, at least one byte, whose lines are width bytes long, at most 80, and returns the packed size. Ends
   the program if memory is exhausted. */
size_t pack_picture(const uint8_t *bytes, size_t size, unsigned width, uint8_t *packed);

/* The same for bytes that are no picture, with PACK_PLAIN for the width of a line. */
#define PACK_PLAIN 1
size_t pack(const uint8_t *bytes, size_t size, uint8_t *packed);

/* The same for the bytes from start on of a picture of size bytes: they are unpacked behind the others, from which
   matches may copy. */
size_t pack_part(const uint8_t *bytes, size_t start, size_t size, unsigned width, uint8_t *packed);

/* Unpacks at most capacity bytes. Returns the size, or SIZE_MAX if the stream is damaged or too long. */
size_t pack_undo(const uint8_t *packed, size_t size, unsigned width, uint8_t *bytes, size_t capacity);

/* Unpacks a part behind the first start bytes. Returns the size of all, or SIZE_MAX as above. */
size_t pack_undo_part(const uint8_t *packed, size_t size, unsigned width, uint8_t *bytes, size_t start,
                      size_t capacity);

#endif
