/* picture: a picture in memory, read from or written to a PNG file.
 *
 *     picture_t p;
 *     char problem[PICTURE_PROBLEM];
 *     if (!picture_load(&p, "gfx/mille/cards/25.png", problem)) die(problem);
 *     uint32_t corner = *picture_pixel(&p, 0, 0);
 *     picture_free(&p);
 */
#ifndef PICTURE_H
#define PICTURE_H

#include <stdbool.h>
#include <stdint.h>

#define PICTURE_PROBLEM 512

typedef struct {
    int width, height;
    uint32_t *pixels; /* 0xAARRGGBB, line by line */
} picture_t;

/* A picture of one colour, 0xRRGGBB. Ends the program if memory is exhausted. */
picture_t picture_new(int width, int height, uint32_t rgb);
void picture_free(picture_t *p);

/* The address of a pixel, which must be inside. */
uint32_t *picture_pixel(const picture_t *p, int x, int y);

/* A filled rectangle of 0xRRGGBB; what lies outside the picture is left out. */
void picture_fill(picture_t *p, int x, int y, int width, int height, uint32_t rgb);

/* Any PNG a paint program writes. On failure nothing is kept and problem says what is wrong with which file. */
bool picture_load(picture_t *p, const char *path, char problem[PICTURE_PROBLEM]);

/* Writes an RGB PNG; transparency is not kept. */
bool picture_save(const picture_t *p, const char *path, char problem[PICTURE_PROBLEM]);

#endif
