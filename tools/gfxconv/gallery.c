/* Converts all pictures of a manifest. */
#include "gallery.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "pack.h"

static uint8_t *packed_form(const uint8_t *bytes, size_t size, int width, size_t *packed_size) {
    uint8_t *packed = malloc(PACK_MAX(size));
    if (!packed) fail("no memory");
    *packed_size = pack_picture(bytes, size, (unsigned)width, packed);
    return packed;
}

gallery_t *gallery_open(const char *manifest) {
    encoding_texts_t all = {NULL, 0};
    gallery_t *g = calloc(1, sizeof *g);
    if (!g) fail("no memory");
    manifest_read(&g->manifest, manifest);
    if (*g->manifest.font) font_read(&g->font, g->manifest.font, g->manifest.letters, all);
    for (unsigned i = 0; i < g->manifest.pictures; i++) {
        bitmap_t b = g->picture[i] = bitmap_from_entry(g->manifest.picture + i);
        size_t size = (size_t)(b.width * b.height);
        if (g->manifest.picture[i].packed)
            g->kept[i].bytes = packed_form(b.bytes, size, b.width, &g->kept[i].size);
        else
            g->kept[i] = (gallery_bytes_t){b.bytes, size};
    }
    for (unsigned i = 0; i < g->manifest.screens; i++) {
        gallery_screen_t *s = g->screen + i;
        bitmap_from_screen(s->memory, g->manifest.screen + i);
        s->packed = packed_form(s->memory, SCREEN_BYTES, SCREEN_WIDTH, &s->packed_size);
    }
    return g;
}

void gallery_free(gallery_t *g) {
    for (unsigned i = 0; i < g->manifest.pictures; i++) {
        if (g->manifest.picture[i].packed) free(g->kept[i].bytes);
        free(g->picture[i].bytes);
    }
    for (unsigned i = 0; i < g->manifest.screens; i++)
        free(g->screen[i].packed);
    free(g);
}

static void print_size(const char *name, unsigned count, size_t size, size_t kept) {
    printf("# gfx %-12s %3u pictures %6zu bytes %6zu in the game\n", name, count, size, kept);
}

void gallery_sizes(const gallery_t *g) {
    for (unsigned i = 0, next; i < g->manifest.pictures; i = next) {
        size_t size = 0, kept = 0;
        const char *group = g->manifest.picture[i].group;
        for (next = i; next < g->manifest.pictures && !strcmp(g->manifest.picture[next].group, group); next++) {
            size += (size_t)(g->picture[next].width * g->picture[next].height);
            kept += g->kept[next].size;
        }
        print_size(group, next - i, size, kept);
    }
    size_t glyphs = (g->font.encoding.last - ENCODING_FIRST + 1) * (size_t)FONT_LINES;
    if (*g->manifest.font) print_size("font", g->font.encoding.cells, glyphs, glyphs);
    for (unsigned i = 0; i < g->manifest.screens; i++)
        print_size(g->manifest.screen[i].name, 1, SCREEN_BYTES, g->screen[i].packed_size);
}
