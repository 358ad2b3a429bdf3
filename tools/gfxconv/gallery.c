#include "gallery.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "pack.h"

static uint8_t *packed_form(const uint8_t *bytes, size_t size, size_t *packed_size) {
    uint8_t *packed = malloc(PACK_ROOM(size));
    if (!packed) fail("no memory");
    *packed_size = pack(bytes, size, packed);
    return packed;
}

gallery_t *gallery_open(const char *manifest) {
    gallery_t *g = calloc(1, sizeof *g);
    if (!g) fail("no memory");
    manifest_read(&g->manifest, manifest);
    if (*g->manifest.font) font_read(&g->font, g->manifest.font, g->manifest.letters);
    for (unsigned i = 0; i < g->manifest.pictures; i++)
        g->picture[i] = bitmap_from_entry(g->manifest.picture + i);
    for (unsigned i = 0; i < g->manifest.screens; i++) {
        gallery_screen_t *s = g->screen + i;
        bitmap_from_screen(s->memory, g->manifest.screen + i);
        s->packed = packed_form(s->memory, SCREEN_BYTES, &s->packed_size);
    }
    return g;
}

void gallery_free(gallery_t *g) {
    for (unsigned i = 0; i < g->manifest.pictures; i++)
        free(g->picture[i].bytes);
    for (unsigned i = 0; i < g->manifest.screens; i++)
        free(g->screen[i].packed);
    free(g);
}

static void print_size(const char *name, unsigned count, const uint8_t *bytes, size_t size) {
    size_t packed_size;
    free(packed_form(bytes, size, &packed_size));
    printf("# gfx %-12s %3u pictures %6zu bytes %6zu packed\n", name, count, size, packed_size);
}

void gallery_sizes(const gallery_t *g) {
    uint8_t *all = NULL;
    for (unsigned i = 0, next; i < g->manifest.pictures; i = next) {
        size_t size = 0;
        const char *group = g->manifest.picture[i].group;
        for (next = i; next < g->manifest.pictures && !strcmp(g->manifest.picture[next].group, group); next++) {
            const bitmap_t *b = g->picture + next;
            size_t more = (size_t)(b->width * b->height);
            all = realloc(all, size + more);
            if (!all) fail("no memory");
            memcpy(all + size, b->bytes, more);
            size += more;
        }
        print_size(group, next - i, all, size);
    }
    free(all);
    if (*g->manifest.font)
        print_size("font", g->font.encoding.cells, g->font.bytes[ENCODING_FIRST],
                   (g->font.encoding.last - ENCODING_FIRST + 1) * (size_t)FONT_LINES);
    for (unsigned i = 0; i < g->manifest.screens; i++)
        print_size(g->manifest.screen[i].name, 1, g->screen[i].memory, SCREEN_BYTES);
}
