/* Makes valid and invalid PNG files for the tests of the converter: make_png FOLDER. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "colours.h"
#include "picture.h"

static const char *folder;

static const char *path(const char *name) {
    static char buffer[512];
    snprintf(buffer, sizeof buffer, "%s/%s", folder, name);
    return buffer;
}

static void save(picture_t *p, const char *name) {
    char problem[PICTURE_PROBLEM];
    if (!picture_save(p, path(name), problem)) {
        fprintf(stderr, "%s\n", problem);
        exit(1);
    }
    picture_free(p);
}

/* Columns of these firmware colours, repeated. */
static picture_t columns(int width, int height, const int *colours, int count) {
    picture_t p = picture_new(width, height, 0);
    for (int x = 0; x < width; x++)
        picture_fill(&p, x, 0, 1, height, colour_rgb((unsigned)colours[x % count]));
    return p;
}

static void cut_file(const char *from, const char *to, long keep) {
    static char bytes[0x10000];
    FILE *f = fopen(path(from), "rb");
    size_t size = f ? fread(bytes, 1, sizeof bytes, f) : 0;
    if (f) fclose(f);
    f = fopen(path(to), "wb");
    if (!f || size < (size_t)keep || fwrite(bytes, 1, (size_t)keep, f) != (size_t)keep || fclose(f)) exit(1);
}

int main(int count, char **words) {
    static const int table[4] = {9, 26, 0, 6}, five[5] = {9, 26, 0, 6, 24};
    static const int many[17] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    if (count != 2) return 2;
    folder = words[1];
    picture_t p = columns(8, 8, table, 4);
    save(&p, "good.png");
    p = columns(8, 8, table, 4);
    *picture_pixel(&p, 5, 3) = 0xFF123456;
    save(&p, "stranger.png");
    p = columns(8, 8, table, 4);
    *picture_pixel(&p, 6, 2) = 0xFF000000 | colour_rgb(24);
    save(&p, "five.png");
    p = columns(8, 8, five + 1, 4);
    save(&p, "elsewhere.png");
    p = columns(7, 8, table, 4);
    save(&p, "odd.png");
    p = columns(100, 8, table, 4);
    save(&p, "wide.png");
    p = columns(160, 200, many, 17);
    save(&p, "seventeen.png");
    p = columns(160, 200, many, 16);
    save(&p, "sixteen.png");
    p = columns(32, 8, table, 4);
    save(&p, "strip.png");
    p = picture_new(128, 8, 0);
    picture_fill(&p, 9, 1, 3, 6, 0xFFFFFF);
    save(&p, "font.png");
    p = picture_new(128, 8, 0);
    picture_fill(&p, 9, 1, 7, 6, 0xFFFFFF);
    save(&p, "fontwide.png");
    p = picture_new(128, 8, 0);
    *picture_pixel(&p, 15, 0) = 0xFFFFFFFF;
    save(&p, "fontcorner.png");
    cut_file("sixteen.png", "short.png", 100);
    FILE *f = fopen(path("text.png"), "w");
    if (!f || fputs("this is no picture\n", f) < 0 || fclose(f)) return 1;
    return 0;
}
