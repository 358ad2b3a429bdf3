/* The 128-byte header AMSDOS puts before a binary file on a disc. */
#ifndef AMSDOS_H
#define AMSDOS_H

#include <stdbool.h>
#include <stdint.h>

#define AMSDOS_HEADER_SIZE 128
#define AMSDOS_BASIC       0
#define AMSDOS_BINARY      2
#define AMSDOS_TEXT        22     /* has no header on a disc */
#define AMSDOS_BASIC_START 0x0170 /* where BASIC keeps its program */

typedef struct {
    char name[8 + 1 + 3 + 1]; /* "MILLE.BIN" */
    uint8_t type;
    uint16_t load;
    uint16_t length;
    uint16_t entry;
} amsdos_file_t;

/* Writes the header of a file. False when its name is no AMSDOS name. */
bool amsdos_header_write(const amsdos_file_t *file, uint8_t header[AMSDOS_HEADER_SIZE]);

/* Reads a header back. False when its checksum is wrong. */
bool amsdos_header_read(const uint8_t header[AMSDOS_HEADER_SIZE], amsdos_file_t *file);

#endif
