/* amsdos: the 128-byte header of a binary file on an AMSDOS disc. */
#ifndef AMSDOS_H
#define AMSDOS_H

#include <stdbool.h>
#include <stdint.h>

#define AMSDOS_HEADER_SIZE 128
#define AMSDOS_BASIC       0
#define AMSDOS_BINARY      2
#define AMSDOS_TEXT        22     /* has no header on a disc */
#define AMSDOS_BASIC_START 0x0170 /* the address of BASIC programs */

typedef struct {
    char name[8 + 1 + 3 + 1]; /* "MILLE.BIN" */
    uint8_t type;
    uint16_t load;
    uint16_t length;
    uint16_t entry;
} amsdos_file_t;

/* Writes the header of a file. False if its name is not an AMSDOS name. */
bool amsdos_header_write(const amsdos_file_t *file, uint8_t header[AMSDOS_HEADER_SIZE]);

/* Reads a header. False if its checksum is wrong. */
bool amsdos_header_read(const uint8_t header[AMSDOS_HEADER_SIZE], amsdos_file_t *file);

#endif
