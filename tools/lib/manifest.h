/* manifest: the list of a game's pictures and palettes, for example gfx/mille/pictures.txt, which explains the format.
 *
 *     palette NAME INK...  [mode N] [border INK]
 *     group NAME FOLDER WIDTHxHEIGHT PALETTE [packed]
 *         FILE FILE ...
 *     screen NAME FILE PALETTE [PALETTE PALETTE PALETTE PALETTE]
 *     font FILE FILE
 *
 * The size of a group may be "any". If the folder is a .png file, its pictures are side by side in that file. Packed
 * pictures are unpacked when they are drawn. A screen has one palette for all five raster zones, or one for each.
 */
#ifndef MANIFEST_H
#define MANIFEST_H

#include <stdbool.h>
#include <stdint.h>

#define MANIFEST_NAME     32
#define MANIFEST_PATH     256
#define MANIFEST_PALETTES 64
#define MANIFEST_PICTURES 256
#define MANIFEST_SCREENS  8
#define MANIFEST_ZONES    5

typedef struct {
    char name[MANIFEST_NAME];
    unsigned mode, border, inks, ink[16];
} palette_t;

typedef struct {
    char name[MANIFEST_NAME], group[MANIFEST_NAME], path[MANIFEST_PATH];
    const palette_t *palette;
    int width, height; /* pixels; 0: any */
    int cell, cells;   /* which of the pictures that are side by side in the file */
    bool packed;
} entry_t;

typedef struct {
    char name[MANIFEST_NAME], path[MANIFEST_PATH];
    const palette_t *zone[MANIFEST_ZONES];
} screen_t;

typedef struct {
    palette_t palette[MANIFEST_PALETTES];
    unsigned palettes;
    entry_t picture[MANIFEST_PICTURES];
    unsigned pictures;
    screen_t screen[MANIFEST_SCREENS];
    unsigned screens;
    char font[MANIFEST_PATH], letters[MANIFEST_PATH]; /* empty: no font */
} manifest_t;

/* Reads the manifest; paths in it are relative to its own folder. Ends the program on an error, naming file and
 * line. */
void manifest_read(manifest_t *m, const char *path);

#endif
