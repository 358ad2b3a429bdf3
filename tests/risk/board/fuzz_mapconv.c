/*  Anything at all as map.txt, and the board with anything painted over it: the converter says what is wrong or reads
    it, and never more than that; what it accepts becomes strips that paint exactly the area. */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "atlas.h"
#include "fail.h"
#include "video.h"

static jmp_buf refused;

_Noreturn void fail(const char *format, ...) {
    (void)format;
    longjmp(refused, 1);
}

static const palette_t palette = {
    .name = "map", .inks = 16, .ink = {1, 26, 0, 13, 3, 7, 11, 15, 19, 24, 12, 10, 14, 16, 9, 5}};

/* The strips of an area, painted: every pixel once, and no other. */
static void check_strips(const atlas_t *atlas, uint8_t territory) {
    static uint8_t bytes[ATLAS_STRIPS];
    static int painted[ATLAS_HEIGHT][ATLAS_WIDTH];
    size_t size = atlas_strips(atlas, territory, bytes), at = 0;
    memset(painted, 0, sizeof painted);
    while (bytes[at] != VIDEO_AREA_END) {
        int y = bytes[at] - VIDEO_ZONE(1), left = bytes[at + 1], end = bytes[at + 2], height = bytes[at + 3];
        for (at += 4;; at++) {
            for (int x = left; x < end; x++)
                painted[y][x]++;
            if (!--height) break;
            y++;
            left += (bytes[at] >> 4) - VIDEO_AREA_STEP;
            end += (bytes[at] & 15) - VIDEO_AREA_STEP;
        }
    }
    if (at + 1 != size) abort();
    for (int y = 0; y < ATLAS_HEIGHT; y++)
        for (int x = 0; x < ATLAS_WIDTH; x++)
            if (painted[y][x] != (atlas->area[y][x] == territory)) abort();
}

static void fuzz_picture(const uint8_t *data, size_t size) {
    static atlas_t atlas;
    static picture_t board;
    static char text[20000];
    char problem[PICTURE_PROBLEM];
    if (!board.pixels) {
        FILE *f = fopen("gfx/risk/map.txt", "rb");
        if (!f || !fread(text, 1, sizeof text - 1, f) || !picture_load(&board, "gfx/risk/map.png", problem)) abort();
        fclose(f);
    }
    uint8_t territory = size ? *data % TERRITORIES : 0;
    picture_t copy = picture_new(board.width, board.height, 0);
    memcpy(copy.pixels, board.pixels, (size_t)(board.width * board.height) * sizeof *board.pixels);
    if (!setjmp(refused)) {
        atlas_read(&atlas, text, "gfx/risk/map.txt");
        for (; size >= 5; data += 5, size -= 5) /* a rectangle in the colour of another pixel */
            picture_fill(&copy, data[0], data[1], data[2] % 16, data[2] / 16,
                         *picture_pixel(&board, data[3] % ATLAS_WIDTH, data[4] % ATLAS_HEIGHT) & 0xFFFFFF);
        atlas_look(&atlas, &copy, &palette);
        check_strips(&atlas, territory);
        atlas_compare(&atlas);
    }
    picture_free(&copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[4096];
    static atlas_t atlas;
    if (size < 1 || size >= sizeof text) return 0;
    if (*data & 1) {
        fuzz_picture(data + 1, size - 1);
        return 0;
    }
    if (memchr(data + 1, 0, size - 1)) return 0;
    memcpy(text, data + 1, size - 1);
    text[size - 1] = 0;
    if (!setjmp(refused)) atlas_read(&atlas, text, "fuzz");
    return 0;
}
