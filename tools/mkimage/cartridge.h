/* A .cpr file: the pages of 16 KB of a cartridge for the CPC Plus and the GX4000, as chunks of a RIFF file. */
#ifndef CARTRIDGE_H
#define CARTRIDGE_H

#include "amsdos.h"

#include <stddef.h>
#include <stdint.h>

#define CARTRIDGE_PAGE  0x4000
#define CARTRIDGE_PAGES 32
#define CARTRIDGE_START 0x0400               /* bytes for the program that starts it: disk/cartridge */
#define CARTRIDGE_MOST  (3 * CARTRIDGE_PAGE) /* bytes of a file, with which files.s there can count */
#define CARTRIDGE_IMAGE (12 + CARTRIDGE_PAGES * (8 + CARTRIDGE_PAGE))

typedef struct {
    uint8_t bytes[CARTRIDGE_PAGES * CARTRIDGE_PAGE];
    size_t used;
} cartridge_t;

/* An empty cartridge with the program that starts it, CARTRIDGE_START bytes at most. */
void cartridge_begin(cartridge_t *cartridge, const uint8_t *program, size_t length);

/* Writes one file with its header behind those already there. Returns NULL, or what is wrong. */
const char *cartridge_add(cartridge_t *cartridge, const amsdos_file_t *file, const uint8_t *data);

/* The image: as many pages as are used. Returns its length. */
size_t cartridge_image(const cartridge_t *cartridge, uint8_t image[CARTRIDGE_IMAGE]);

#endif
