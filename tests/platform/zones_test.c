/* Raster zones start where video.h says, in every frame, whatever the program does. */
#include <string.h>

#include "tap.h"
#include "z80.h"

#define FRAMES 60
#define TOP    41 /* line 0 of the screen in the beam's picture */
#define LEFT   64
#define RIGHT  (LEFT + 640)

static uint8_t palette[VIDEO_ZONES][6];

static int zone_of(int y) {
    int zone = 0;
    while (zone + 1 < VIDEO_ZONES && y >= VIDEO_ZONE(zone + 1))
        zone++;
    return zone;
}

static void read_palettes(z80_t *z) {
    uint16_t list = cpc_address(z->cpc, "test_zones");
    for (int i = 0; i < VIDEO_ZONES; i++)
        cpc_peek(z->cpc, cpc_peek16(z->cpc, (uint16_t)(list + 2 * i)), palette[i], 6);
}

/* How many bytes of a pen have another zone's ink: all of them, or those on the zones' first lines. */
typedef struct {
    int anywhere, first_line, farthest;
} stray_t;

static void look(const beam_t *beam, stray_t stray[4]) {
    for (int y = 0; y < VIDEO_HEIGHT; y++)
        for (int x = 0; x < VIDEO_WIDTH; x++)
            for (int half = 0; half < 8; half++) {
                int zone = zone_of(y), pen = x & 3;
                if (beam->image[TOP + y][LEFT + x * 8 + half] == (palette[zone][pen] & 31)) continue;
                bool first = zone && y == VIDEO_ZONE(zone);
                stray[pen].first_line += first;
                stray[pen].anywhere += !first;
                if (first && x > stray[pen].farthest) stray[pen].farthest = x;
            }
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    stray_t stray[4] = {{0, 0, -1}, {0, 0, -1}, {0, 0, -1}, {0, 0, -1}};
    int border = 0;
    cpc_set_reg(z.cpc, regPC, cpc_address(z.cpc, "start"));
    read_palettes(&z);
    cpc_run_to_frame(z.cpc, 99);
    cpc_paint(z.cpc, true);
    cpc_run_to_frame(z.cpc, 100);
    for (uint32_t i = 0; i < FRAMES; i++) {
        cpc_run_to_frame(z.cpc, 101 + i);
        look(&z.cpc->beam, stray);
        for (int y = 0; y < VIDEO_HEIGHT; y++)
            for (int x = 0; x < LEFT; x++)
                border += z.cpc->beam.image[TOP + y][x] != (palette[zone_of(y)][5] & 31) ||
                          z.cpc->beam.image[TOP + y][RIGHT + x] != (palette[zone_of(y)][5] & 31);
    }
    for (int pen = 0; pen < 4; pen++)
        ok(!stray[pen].anywhere, "pen %d has its zone's ink below the zone's first line, in %d frames", pen, FRAMES);
    for (int pen = 0; pen < 2; pen++)
        ok(!stray[pen].first_line, "pen %d has its zone's ink on the first line too (strays up to byte %d)", pen,
           stray[pen].farthest);
    for (int pen = 2; pen < 4; pen++)
        ok(stray[pen].farthest < 36, "pen %d is right from byte 36 of the first line on (strays up to byte %d)", pen,
           stray[pen].farthest);
    ok(!border, "the border changes with the zone, left and right of the same line");
    z80_close(&z);
    return tap_done();
}
