/* tape: a .cdt file, a tape that the CPC's firmware reads at 2000 baud. It begins with silence and a long pilot tone,
 * so that nothing is lost while the motor gains speed or before PLAY is pressed. It has three kinds of parts:
 *
 *     files     for RUN": blocks of 2 KB, each a header record and a data record; the motor stops in between
 *     records   for CAS READ: 2 KB each, close together; each has its own sync byte, and RUN" ignores them
 *     notices   a name that the firmware prints if it is still waiting for a file: "Found <name> block 2"
 */
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

/* A tape image that is being written, or read from its start. */
typedef struct {
    uint8_t *bytes;
    size_t size, capacity;
    size_t at; /* read position */
} tape_t;

void tape_begin(tape_t *tape);
void tape_add(tape_t *tape, const tape_file_t *file, const uint8_t *data);
void tape_add_records(tape_t *tape, uint8_t first_sync, const uint8_t *data, size_t length);
void tape_add_notice(tape_t *tape, const char *name);
void tape_end(tape_t *tape);

typedef enum { TAPE_OVER, TAPE_FILE, TAPE_RECORD, TAPE_NOTICE } tape_kind_t;

/* One part of a tape. A record has a sync byte, and its length is a multiple of a segment; a notice has a name. */
typedef struct {
    tape_kind_t kind;
    tape_file_t file;
    uint8_t sync;
} tape_part_t;

/* Reads the next part, its bytes into `data`. Returns NULL, or an error message. */
const char *tape_next(tape_t *tape, tape_part_t *part, uint8_t data[65536]);

/* The firmware's checksum of a segment of 256 bytes, as written to tape (CRC-16/CCITT, inverted). */
uint16_t tape_crc(const uint8_t segment[256]);

/* Playing time of the tape in milliseconds. */
unsigned long tape_duration(const tape_t *tape);

#endif
