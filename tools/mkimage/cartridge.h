/* cartridge: a .cpr file, the 16 KB pages of a cartridge for CPC Plus and GX4000 as chunks of a RIFF file. */
#ifndef CARTRIDGE_H
#define CARTRIDGE_H

#include "amsdos.h"

#include <stddef.h>
#include <stdint.h>

#define CARTRIDGE_PAGE  0x4000
#define CARTRIDGE_PAGES 32
#define CARTRIDGE_START 0x0400               /* bytes for the start program: disk/cartridge */
#define CARTRIDGE_MOST  (3 * CARTRIDGE_PAGE) /* maximum bytes of a file: disk/cartridge/files.s can count that far */
#define CARTRIDGE_IMAGE (12 + CARTRIDGE_PAGES * (8 + CARTRIDGE_PAGE))

typedef struct {
    uint8_t bytes[CARTRIDGE_PAGES * CARTRIDGE_PAGE];
    size_t used;
} cartridge_t;

/* An empty cartridge with its start program of at most CARTRIDGE_START bytes. */
void cartridge_begin(cartridge_t *cartridge, const uint8_t *program, size_t length);

/* Appends one file with its header. Returns NULL, or an error message. */
const char *cartridge_add(cartridge_t *cartridge, const amsdos_file_t *file, const uint8_t *data);

/* Writes the image, with as many pages as are used. Returns its length. */
size_t cartridge_image(const cartridge_t *cartridge, uint8_t image[CARTRIDGE_IMAGE]);

#endif
