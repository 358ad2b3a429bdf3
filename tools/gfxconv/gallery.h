/* gallery: everything the manifest names, converted, to be written, measured or drawn on the sheet. */
#ifndef GALLERY_H
#define GALLERY_H

#include <stddef.h>

#include "bitmap.h"
#include "font.h"
#include "manifest.h"

typedef struct {
    uint8_t memory[SCREEN_BYTES];
    uint8_t *packed;
    size_t packed_size;
} gallery_screen_t;

typedef struct {
    uint8_t *bytes;
    size_t size;
} gallery_bytes_t;

typedef struct {
    manifest_t manifest;
    bitmap_t picture[MANIFEST_PICTURES];
    gallery_bytes_t kept[MANIFEST_PICTURES]; /* the bytes stored in the game, packed or not */
    gallery_screen_t screen[MANIFEST_SCREENS];
    font_t font;
} gallery_t;

/* Reads the manifest and converts everything it names; ends the program at the first error. */
gallery_t *gallery_open(const char *manifest);
void gallery_free(gallery_t *g);

/* Writes pictures.h, pictures.c and, for every screen, NAME.scr (16 KB for &C000) and NAME.pack. */
void gallery_emit(const gallery_t *g, const char *folder);

/* Writes font.h and font.c with the letters that the texts need. */
void gallery_font(const char *manifest, const char *folder, encoding_texts_t texts);

/* Writes one PNG with all pictures as the CPC shows them. */
void gallery_sheet(const gallery_t *g, const char *path);

/* Prints a line for make bench for every group: number of pictures, bytes, packed bytes. */
void gallery_sizes(const gallery_t *g);

#endif
