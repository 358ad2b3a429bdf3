/* Pixels become territories and pens; every territory is there, in as many pieces as said, with its figure inside. */
#include <string.h>

#include "atlas.h"
#include "colours.h"
#include "fail.h"
#include "words.h"

int atlas_flood(atlas_marks_t *marks, const uint8_t plane[ATLAS_HEIGHT][ATLAS_WIDTH], int x, int y, int corners) {
    static uint16_t waiting[ATLAS_HEIGHT * ATLAS_WIDTH];
    uint8_t of = plane[y][x];
    int count = 0, next = 0;
    waiting[count++] = (uint16_t)(y * ATLAS_WIDTH + x);
    marks->mark[y][x] = 1;
    while (next < count) {
        x = waiting[next] % ATLAS_WIDTH;
        y = waiting[next++] / ATLAS_WIDTH;
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++) {
                int u = x + dx, v = y + dy;
                if ((dx && dy && !corners) || u < 0 || v < 0 || u >= ATLAS_WIDTH || v >= ATLAS_HEIGHT) continue;
                if (plane[v][u] != of || marks->mark[v][u]) continue;
                marks->mark[v][u] = 1;
                waiting[count++] = (uint16_t)(v * ATLAS_WIDTH + u);
            }
    }
    return count;
}

static uint8_t pen_of(const atlas_t *atlas, const palette_t *palette, int ink, const char *what) {
    for (unsigned pen = 0; pen < palette->inks; pen++)
        if ((int)palette->ink[pen] == ink) return (uint8_t)pen;
    fail("%s: %s is ink %d, which is not in the palette %s", atlas->path, what, ink, palette->name);
}

static uint8_t owner_of(const atlas_t *atlas, uint32_t rgb) {
    for (uint8_t i = 0; i < TERRITORIES; i++)
        if (atlas->territory[i].colour == rgb) return i;
    return ATLAS_WATER;
}

static void look_at(atlas_t *atlas, const picture_t *picture, const palette_t *palette, int x, int y) {
    uint32_t pixel = *picture_pixel(picture, x, y), rgb = pixel & 0xFFFFFF;
    int ink = colour_from_rgb(rgb);
    uint8_t owner = owner_of(atlas, rgb);
    if (pixel >> 24 != 255) fail("%s: pixel %d, %d is transparent", atlas->picture, x, y);
    atlas->area[y][x] = owner;
    if (owner != ATLAS_WATER) {
        atlas->pen[y][x] = pen_of(atlas, palette, atlas->ground, "ground");
        return;
    }
    if (ink < 0)
        fail("%s: pixel %d, %d is #%06X, which is neither a territory's colour nor one of the 27", atlas->picture, x, y,
             rgb);
    atlas->is_link[y][x] = ink == atlas->link;
    for (unsigned pen = 0; pen < palette->inks; pen++)
        if ((int)palette->ink[pen] == ink) {
            atlas->pen[y][x] = (uint8_t)pen;
            return;
        }
    fail("%s: pixel %d, %d has colour %d, which is not in the palette %s", atlas->picture, x, y, ink, palette->name);
}

box_t atlas_box(const atlas_t *atlas, uint8_t territory) {
    box_t box = {ATLAS_WIDTH, 0, ATLAS_HEIGHT, 0};
    for (int y = 0; y < ATLAS_HEIGHT; y++)
        for (int x = 0; x < ATLAS_WIDTH; x++) {
            if (atlas->area[y][x] != territory) continue;
            if (x < box.left) box.left = x;
            if (x >= box.end) box.end = x + 1;
            if (y < box.top) box.top = y;
            box.below = y + 1;
        }
    return box;
}

/* As many pieces as said, small enough for a card, and the figure in one of them. */
static void check_area(const atlas_t *atlas, uint8_t territory) {
    static atlas_marks_t marks;
    const atlas_territory_t *t = atlas->territory + territory;
    int pieces = 0, x, y, last_x = 0, last_y = 0;
    memset(&marks, 0, sizeof marks);
    for (y = 0; y < ATLAS_HEIGHT; y++)
        for (x = 0; x < ATLAS_WIDTH; x++)
            if (atlas->area[y][x] == territory && !marks.mark[y][x]) {
                pieces++;
                last_x = x;
                last_y = y;
                atlas_flood(&marks, atlas->area, x, y, 0);
            }
    if (!pieces) fail("%s: there is no pixel of %s (#%06X)", atlas->picture, card_words[territory], t->colour);
    if (pieces != t->islands + 1)
        fail("%s: %s is in %d pieces, one of them at pixel %d, %d; %s:%u names %d islands", atlas->picture,
             card_words[territory], pieces, last_x, last_y, atlas->path, t->line, t->islands);
    box_t box = atlas_box(atlas, territory);
    if (box.end - box.left > ATLAS_CARD_WIDTH || box.below - box.top > ATLAS_CARD_HEIGHT)
        fail("%s: %s is %d x %d pixels large; on its card %d x %d have room", atlas->picture, card_words[territory],
             box.end - box.left, box.below - box.top, ATLAS_CARD_WIDTH, ATLAS_CARD_HEIGHT);
    for (y = t->y; y < t->y + ATLAS_FIGURE_HEIGHT; y++)
        for (x = t->x; x < t->x + ATLAS_FIGURE_WIDTH; x++)
            if (atlas->area[y][x] != territory)
                fail("%s: pixel %d, %d is not of %s, whose figure stands there (%s:%u)", atlas->picture, x, y,
                     card_words[territory], atlas->path, t->line);
}

void atlas_look(atlas_t *atlas, const picture_t *picture, const palette_t *palette) {
    if (picture->width != ATLAS_WIDTH || picture->height != ATLAS_HEIGHT)
        fail("%s: the picture is %d x %d pixels, it must be %d x %d", atlas->picture, picture->width, picture->height,
             ATLAS_WIDTH, ATLAS_HEIGHT);
    for (int i = 0; i < TERRITORIES; i++)
        if (colour_from_rgb(atlas->territory[i].colour) >= 0)
            fail("%s:%u: the colour of %s is one of the CPC's 27", atlas->path, atlas->territory[i].line,
                 card_words[i]);
    for (int y = 0; y < ATLAS_HEIGHT; y++)
        for (int x = 0; x < ATLAS_WIDTH; x++)
            look_at(atlas, picture, palette, x, y);
    for (uint8_t i = 0; i < TERRITORIES; i++)
        check_area(atlas, i);
}
