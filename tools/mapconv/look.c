/* Assigns pixels to territories and pens. Every territory must exist, in the given number of pieces, with its
 * number of armies inside. */
#include <string.h>

#include "atlas.h"
#include "colours.h"
#include "fail.h"
#include "vocabulary.h"

const atlas_piece_t *atlas_flood(atlas_marks_t *marks, const uint8_t plane[ATLAS_HEIGHT][ATLAS_WIDTH], int x, int y,
                                 int corners) {
    static atlas_piece_t piece;
    uint8_t of = plane[y][x];
    piece.count = 1;
    piece.pixel[0].x = (uint8_t)x;
    piece.pixel[0].y = (uint8_t)y;
    marks->mark[y][x] = 1;
    for (int next = 0; next < piece.count; next++)
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++) {
                int u = piece.pixel[next].x + dx, v = piece.pixel[next].y + dy;
                if ((dx && dy && !corners) || u < 0 || v < 0 || u >= ATLAS_WIDTH || v >= ATLAS_HEIGHT) continue;
                if (plane[v][u] != of || marks->mark[v][u]) continue;
                marks->mark[v][u] = 1;
                piece.pixel[piece.count].x = (uint8_t)u;
                piece.pixel[piece.count++].y = (uint8_t)v;
            }
    return &piece;
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

/* Counts the pieces of all areas and finds their extent. */
static void find_areas(atlas_t *atlas, int pieces[TERRITORIES], int last[TERRITORIES][2]) {
    static atlas_marks_t marks;
    const atlas_t *drawn = atlas;
    memset(&marks, 0, sizeof marks);
    for (int i = 0; i < TERRITORIES; i++) {
        atlas_territory_t *t = atlas->territory + i;
        t->left = ATLAS_WIDTH;
        t->top = ATLAS_HEIGHT;
        t->end = t->below = 0;
    }
    for (int y = 0; y < ATLAS_HEIGHT; y++)
        for (int x = 0; x < ATLAS_WIDTH; x++) {
            uint8_t owner = atlas->area[y][x];
            if (owner == ATLAS_WATER) continue;
            atlas_territory_t *t = atlas->territory + owner;
            if (x < t->left) t->left = x;
            if (x >= t->end) t->end = x + 1;
            if (y < t->top) t->top = y;
            t->below = y + 1;
            if (marks.mark[y][x]) continue;
            pieces[owner]++;
            last[owner][0] = x;
            last[owner][1] = y;
            atlas_flood(&marks, drawn->area, x, y, 0);
        }
}

/* Checks the number of pieces, the size and the position of the number of armies. */
static void check_area(const atlas_t *atlas, uint8_t territory, int pieces, const int last[2]) {
    const atlas_territory_t *t = atlas->territory + territory;
    if (!pieces) fail("%s: no pixel of %s (#%06X)", atlas->picture, card_words[territory], t->colour);
    if (pieces != t->islands + 1)
        fail("%s: %s is in %d pieces, one of them at pixel %d, %d; %s:%u names %d islands", atlas->picture,
             card_words[territory], pieces, last[0], last[1], atlas->path, t->line, t->islands);
    if (t->end - t->left > ATLAS_CARD_WIDTH || t->below - t->top > ATLAS_CARD_HEIGHT)
        fail("%s: %s is %d x %d pixels large; its card has room for %d x %d", atlas->picture, card_words[territory],
             t->end - t->left, t->below - t->top, ATLAS_CARD_WIDTH, ATLAS_CARD_HEIGHT);
    for (int y = t->y; y < t->y + ATLAS_FIGURE_HEIGHT; y++)
        for (int x = t->x; x < t->x + ATLAS_FIGURE_WIDTH; x++)
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
            if (x && *picture_pixel(picture, x, y) == *picture_pixel(picture, x - 1, y)) {
                atlas->area[y][x] = atlas->area[y][x - 1];
                atlas->pen[y][x] = atlas->pen[y][x - 1];
                atlas->is_link[y][x] = atlas->is_link[y][x - 1];
            } else {
                look_at(atlas, picture, palette, x, y);
            }
    int pieces[TERRITORIES] = {0}, last[TERRITORIES][2];
    find_areas(atlas, pieces, last);
    for (uint8_t i = 0; i < TERRITORIES; i++)
        check_area(atlas, i, pieces[i], last[i]);
}
