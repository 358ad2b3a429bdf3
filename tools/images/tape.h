/* A .cdt file: a tape as the CPC's firmware writes it, in 2 KB blocks at 2000 baud. */
#ifndef TAPE_H
#define TAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TAPE_NAME_SIZE  16
#define TAPE_BLOCK_SIZE 2048

typedef struct {
    char name[TAPE_NAME_SIZE + 1];
    uint8_t type; /* 2: binary, as in an AMSDOS header */
    uint16_t load;
    uint16_t length;
    uint16_t entry;
} tape_file_t;

/* An image being written, or read from the start. */
typedef struct {
    uint8_t *bytes;
    size_t size, room;
    size_t at; /* how far it was read */
} tape_t;

void tape_begin(tape_t *tape);
void tape_add(tape_t *tape, const tape_file_t *file, const uint8_t *data);
void tape_end(tape_t *tape);

/* Reads the next file: its header, and its bytes into `data`. Returns NULL, or what is wrong with the image.
 * `*found` is false at the end of the tape. */
const char *tape_next(tape_t *tape, tape_file_t *file, uint8_t data[65536], bool *found);

/* The firmware's checksum of a segment of 256 bytes, as written to tape (CRC-16/CCITT, inverted). */
uint16_t tape_crc(const uint8_t segment[256]);

#endif
