/* Compares the picture with the rules: which territories touch, and which are joined by lines across the water. */
#include <string.h>

#include "atlas.h"
#include "fail.h"
#include "vocabulary.h"

/* Where two territories meet: how often, and the first pixel. */
typedef struct {
    int count, x, y;
} tournament_t;

typedef struct {
    tournament_t border[TERRITORIES][TERRITORIES], link[TERRITORIES][TERRITORIES]; /* the lower number first */
} tournaments_t;

static void meet(tournament_t table[TERRITORIES][TERRITORIES], uint8_t a, uint8_t b, int x, int y) {
    if (a == b || a == ATLAS_WATER || b == ATLAS_WATER) return;
    tournament_t *m = a < b ? &table[a][b] : &table[b][a];
    if (!m->count++) {
        m->x = x;
        m->y = y;
    }
}

static int is_line(const atlas_t *atlas, int x, int y) {
    return atlas->area[y][x] == ATLAS_WATER && !atlas->is_link[y][x];
}

/* Territories touch if their pixels do, or if a single pixel, the border line, lies between them. */
static void find_borders(const atlas_t *atlas, tournaments_t *found) {
    for (int y = 0; y < ATLAS_HEIGHT; y++)
        for (int x = 0; x < ATLAS_WIDTH; x++) {
            uint8_t here = atlas->area[y][x];
            if (x + 1 < ATLAS_WIDTH) meet(found->border, here, atlas->area[y][x + 1], x, y);
            if (y + 1 < ATLAS_HEIGHT) meet(found->border, here, atlas->area[y + 1][x], x, y);
            if (x + 2 < ATLAS_WIDTH && is_line(atlas, x + 1, y)) meet(found->border, here, atlas->area[y][x + 2], x, y);
            if (y + 2 < ATLAS_HEIGHT && is_line(atlas, x, y + 1))
                meet(found->border, here, atlas->area[y + 2][x], x, y);
        }
}

/* A line that links territories: the territories it touches, and the edge of the picture where it ends. */
typedef struct {
    uint8_t touches[TERRITORIES];
    int count, left, right;
    uint8_t end[2];
} line_t;

static line_t run(const atlas_t *atlas, const atlas_piece_t *line) {
    line_t found = {0};
    for (int i = 0; i < line->count; i++) {
        int x = line->pixel[i].x, y = line->pixel[i].y;
        found.left |= x == 0;
        found.right |= x == ATLAS_WIDTH - 1;
        for (int v = y - 1; v <= y + 1; v++)
            for (int u = x - 1; u <= x + 1; u++) {
                if (u < 0 || v < 0 || u >= ATLAS_WIDTH || v >= ATLAS_HEIGHT) continue;
                uint8_t t = atlas->area[v][u];
                if (t == ATLAS_WATER || found.touches[t]) continue;
                found.touches[t] = 1;
                if (found.count < 2) found.end[found.count] = t;
                found.count++;
            }
    }
    return found;
}

static void find_links(const atlas_t *atlas, tournaments_t *found) {
    static atlas_marks_t seen;
    uint8_t left = ATLAS_WATER, right = ATLAS_WATER;
    memset(&seen, 0, sizeof seen);
    for (int y = 0; y < ATLAS_HEIGHT; y++)
        for (int x = 0; x < ATLAS_WIDTH; x++) {
            if (!atlas->is_link[y][x] || seen.mark[y][x]) continue;
            line_t l = run(atlas, atlas_flood(&seen, atlas->is_link, x, y, 1));
            if (!l.count) continue; /* a wave or a sail: not a link */
            if (l.count > 2)
                fail("%s: the line at pixel %d, %d touches %d territories, among them %s and %s", atlas->picture, x, y,
                     l.count, card_words[l.end[0]], card_words[l.end[1]]);
            if (l.count == 1 && l.left)
                left = l.end[0];
            else if (l.count == 1 && l.right)
                right = l.end[0];
            else if (l.count == 1)
                fail("%s: the line at pixel %d, %d leads from %s to nowhere", atlas->picture, x, y,
                     card_words[l.end[0]]);
            else
                meet(found->link, l.end[0], l.end[1], x, y);
        }
    meet(found->link, left, right, 0, 0);
}

static int are_neighbours(uint8_t a, uint8_t b) {
    for (const uint8_t *near = map_neighbours[a]; *near != NOWHERE; near++)
        if (*near == b) return 1;
    return 0;
}

void atlas_compare(const atlas_t *atlas) {
    static tournaments_t found;
    memset(&found, 0, sizeof found);
    find_borders(atlas, &found);
    find_links(atlas, &found);
    for (uint8_t a = 0; a < TERRITORIES; a++)
        for (uint8_t b = (uint8_t)(a + 1); b < TERRITORIES; b++) {
            const tournament_t *border = &found.border[a][b], *link = &found.link[a][b];
            const char *one = card_words[a], *other = card_words[b];
            if (!are_neighbours(a, b) && (border->count || link->count))
                fail("%s: %s and %s %s at pixel %d, %d, but are not neighbours", atlas->picture, one, other,
                     border->count ? "touch" : "are joined by a line", border->count ? border->x : link->x,
                     border->count ? border->y : link->y);
            if (!are_neighbours(a, b)) continue;
            if (!border->count && !link->count)
                fail("%s: %s and %s are neighbours, but neither touch nor are joined by a line", atlas->picture, one,
                     other);
            if (border->count && border->count < ATLAS_BORDER && !link->count)
                fail("%s: %s and %s touch only at pixel %d, %d; a border is at least %d pixels long", atlas->picture,
                     one, other, border->x, border->y, ATLAS_BORDER);
        }
}
