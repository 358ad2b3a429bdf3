/* mapconv: converts the map of RISK into what the CPC draws.
 *
 *     mapconv PICTURES MAP FOLDER      writes map_data.h, map_data.c and board.js; PICTURES names the palettes
 *     mapconv --sizes PICTURES MAP     prints the sizes
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "atlas.h"
#include "fail.h"
#include "pack.h"
#include "pixels.h"
#include "video.h"

#define SCREEN_BYTES 0x4000

static atlas_t atlas;
static uint8_t screen[SCREEN_BYTES], packed[PACK_MAX(SCREEN_BYTES)];
static uint8_t strips[TERRITORIES * ATLAS_STRIPS];
static unsigned strips_at[TERRITORIES + 1];
static uint8_t across[TERRITORIES], down[TERRITORIES];
static size_t packed_size;

static char *text_of(const char *path) {
    static char text[20000];
    FILE *f = fopen(path, "rb");
    if (!f) fail("%s: %s", path, strerror(errno));
    size_t size = fread(text, 1, sizeof text - 1, f);
    int more = getc(f) != EOF;
    fclose(f);
    if (more) fail("%s: too long", path);
    if (memchr(text, 0, size)) fail("%s: not a text file", path);
    text[size] = 0;
    return text;
}

static const palette_t *palette_of(const char *pictures) {
    static manifest_t manifest;
    manifest_read(&manifest, pictures);
    for (unsigned i = 0; i < manifest.palettes; i++)
        if (!strcmp(manifest.palette[i].name, atlas.palette) && !manifest.palette[i].mode) return manifest.palette + i;
    fail("%s: no mode 0 palette is named %s", pictures, atlas.palette);
}

static void read_map(const char *pictures, const char *map) {
    picture_t picture;
    char problem[PICTURE_PROBLEM];
    atlas_read(&atlas, text_of(map), map);
    if (!picture_load(&picture, atlas.picture, problem)) fail("%s", problem);
    atlas_look(&atlas, &picture, palette_of(pictures));
    atlas_compare(&atlas);
    picture_free(&picture);
}

/* The whole screen with the board, the ground instead of territories. */
static void paint_screen(void) {
    for (int y = 0; y < ATLAS_HEIGHT; y++) {
        int line = VIDEO_ZONE(1) + y;
        uint8_t *to = screen + (line & 7) * 0x800 + (line >> 3) * VIDEO_WIDTH;
        for (int x = 0; x < ATLAS_WIDTH; x += 2) {
            unsigned pens[2] = {atlas.pen[y][x], atlas.pen[y][x + 1]};
            *to++ = pixels_byte(0, pens);
        }
    }
    packed_size = pack_picture(screen, SCREEN_BYTES, VIDEO_WIDTH, packed);
}

static void make_strips(void) {
    for (uint8_t t = 0; t < TERRITORIES; t++)
        strips_at[t + 1] = strips_at[t] + (unsigned)atlas_strips(&atlas, t, strips + strips_at[t]);
}

static void put_bytes(FILE *f, const char *name, const uint8_t *bytes, size_t size) {
    fprintf(f, "\nconst uint8_t %s[] = {", name);
    for (size_t i = 0; i < size; i++)
        fprintf(f, "%s0x%02X,", i % 16 ? "" : "\n    ", bytes[i]);
    fprintf(f, "\n};\n");
}

static FILE *create(const char *folder, const char *name) {
    char path[MANIFEST_PATH];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "w");
    if (!f) fail("%s: %s", path, strerror(errno));
    return f;
}

static void finish(FILE *f, const char *name) {
    int bad = ferror(f);
    if (fclose(f) || bad) fail("%s: cannot write", name);
}

static unsigned most(void) {
    unsigned bytes = 0;
    for (int t = 0; t < TERRITORIES; t++)
        if (strips_at[t + 1] - strips_at[t] > bytes) bytes = strips_at[t + 1] - strips_at[t];
    return bytes;
}

/* Writes pairs of numbers, one per territory. */
static void put_pairs(FILE *f, const char *name, int pair[TERRITORIES][2]) {
    fprintf(f, "\nconst uint8_t %s[][2] = {", name);
    for (int t = 0; t < TERRITORIES; t++)
        fprintf(f, "%s{%d, %d},", t % 8 ? " " : "\n    ", pair[t][0], pair[t][1]);
    fputs("\n};\n", f);
}

static void emit(const char *folder) {
    static int figure[TERRITORIES][2], middle[TERRITORIES][2];
    FILE *f = create(folder, "map_data.h");
    fputs("/* Made by tools/mapconv. */\n#ifndef MAP_DATA_H\n#define MAP_DATA_H\n#include <stdint.h>\n\n"
          "extern const uint8_t board_screen[];    /* for video_unpack: the board, the ground in place of territories "
          "*/\n"
          "extern const uint16_t board_area_at[];  /* where in board_areas a territory's area is: for video_area */\n"
          "extern const uint8_t board_areas[];\n"
          "extern const uint8_t board_figure[][2]; /* where a territory's figure stands: byte and line */\n"
          "extern const uint8_t board_across[], board_down[]; /* its place for the cursor */\n"
          "extern const uint8_t board_middle[][2]; /* of its area: pixel and line */\n",
          f);
    fprintf(f, "#define BOARD_FIGURE_WIDTH %d /* bytes */\n#define BOARD_FIGURE_HEIGHT %d\n", ATLAS_FIGURE_WIDTH / 2,
            ATLAS_FIGURE_HEIGHT);
    fprintf(f, "#define BOARD_AREA_MOST %u /* bytes of the longest area */\n\n#endif\n", most());
    finish(f, "map_data.h");
    f = create(folder, "map_data.c");
    fputs("/* Made by tools/mapconv. */\n#include \"map_data.h\"\n", f);
    put_bytes(f, "board_screen", packed, packed_size);
    put_bytes(f, "board_areas", strips, strips_at[TERRITORIES]);
    put_bytes(f, "board_across", across, TERRITORIES);
    put_bytes(f, "board_down", down, TERRITORIES);
    fputs("\nconst uint16_t board_area_at[] = {", f);
    for (int t = 0; t < TERRITORIES; t++)
        fprintf(f, "%s%u,", t % 12 ? " " : "\n    ", strips_at[t]);
    fputs("\n};\n", f);
    for (int t = 0; t < TERRITORIES; t++) {
        const atlas_territory_t *territory = atlas.territory + t;
        figure[t][0] = territory->x / 2;
        figure[t][1] = VIDEO_ZONE(1) + territory->y;
        middle[t][0] = (territory->left + territory->end) / 2;
        middle[t][1] = VIDEO_ZONE(1) + (territory->top + territory->below) / 2;
    }
    put_pairs(f, "board_figure", figure);
    put_pairs(f, "board_middle", middle);
    finish(f, "map_data.c");
}

/* For the page: the territory under each pixel, one character each, '0' the first territory, '.' none. */
static void emit_areas(const char *folder) {
    FILE *f = create(folder, "board.js");
    fprintf(f, "// Made by tools/mapconv.\nexport const TOP = %d;\nexport const BOARD = [\n", VIDEO_ZONE(1));
    for (int y = 0; y < ATLAS_HEIGHT; y++) {
        fputs("    \"", f);
        for (int x = 0; x < ATLAS_WIDTH; x++)
            fputc(atlas.area[y][x] == ATLAS_WATER ? '.' : '0' + atlas.area[y][x], f);
        fputs("\",\n", f);
    }
    fputs("];\n", f);
    finish(f, "board.js");
}

_Static_assert('0' + TERRITORIES <= '\\', "no character that ends a string");

int main(int count, char **words) {
    int sizes = count == 4 && !strcmp(words[1], "--sizes");
    if (count != 4) {
        fputs("usage: mapconv PICTURES MAP FOLDER | --sizes PICTURES MAP\n", stderr);
        return 2;
    }
    read_map(words[1 + sizes], words[2 + sizes]);
    paint_screen();
    make_strips();
    atlas_places(&atlas, across, down);
    if (sizes) {
        printf("# board: picture %zu bytes packed, areas %u bytes in strips, places %d\n", packed_size,
               strips_at[TERRITORIES], TERRITORIES * 8);
    } else {
        emit(words[3]);
        emit_areas(words[3]);
    }
    return 0;
}
