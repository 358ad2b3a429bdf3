/* disc: a .dsk file, a disc in the CPC's DATA format, 40 tracks of 9 sectors of 512 bytes, with its catalogue. */
#ifndef DISC_H
#define DISC_H

#include "amsdos.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DISC_TRACKS  40
#define DISC_SECTORS 9
#define DISC_SECTOR  512
#define DISC_BYTES   (DISC_TRACKS * DISC_SECTORS * DISC_SECTOR)
#define DISC_HEADER  256 /* bytes before the first track, and before the sectors of each track */
#define DISC_IMAGE   (DISC_HEADER + DISC_TRACKS * (DISC_HEADER + DISC_SECTORS * DISC_SECTOR))

/* The contents, sector C1 of track 0 first, regardless of the physical order of the sectors. */
typedef struct {
    uint8_t bytes[DISC_BYTES];
    unsigned blocks, entries; /* used on the disc and in its catalogue */
} disc_t;

void disc_format(disc_t *disc);

/* Appends one file; a text has no header. CAT does not list a hidden file. Returns NULL, or an error message. */
const char *disc_add(disc_t *disc, const amsdos_file_t *file, bool hidden, const uint8_t *data);

/* Leaves blocks of 1 KB free: AMSDOS uses the first free blocks when it writes a file. Returns NULL, or an error
 * message. */
const char *disc_skip(disc_t *disc, unsigned blocks);

/* Writes the image of the disc. */
void disc_image(const disc_t *disc, uint8_t image[DISC_IMAGE]);

#endif
