/* Screenshots of the simulated monitor. */
#include <stdlib.h>

#include "colours.h"
#include "host.h"
#include "internal.h"
#include "picture.h"
#include "pixels.h"
#include "video.h"

#define WIDTH  768
#define HEIGHT 544
#define LEFT   ((WIDTH - 640) / 2)
#define TOP    (2 * 41) /* the screen starts at line 41: what Caprice32 shows */

static int zone_of(int y) {
    int zone = 0;
    while (zone + 1 < VIDEO_ZONES && y >= VIDEO_ZONE(zone + 1))
        zone++;
    return zone;
}

/* The state of the Gate Array after the palettes of all zones down to this one: 16 pens and the border. */
typedef struct {
    unsigned mode;
    uint32_t pen[16], border;
} inks_t;

/* palette: pens 0 to 3, mode, border, how many more pens follow, those pens: tools/gfxconv/emit.c. The interrupts
   inside the picture have time for four pens only, so pens 4 to 15 are those of zone 0. */
static void take(inks_t *inks, const uint8_t *palette, int zone) {
    inks->mode = palette[4] & 3;
    inks->border = colour_rgb(colour_from_gate_array(palette[5]));
    for (int i = 0; i < 4; i++)
        inks->pen[i] = colour_rgb(colour_from_gate_array(palette[i]));
    for (int i = 0; !zone && i < palette[6]; i++)
        inks->pen[4 + i] = colour_rgb(colour_from_gate_array(palette[7 + i]));
}

static void draw_line(picture_t *p, int y, const inks_t *inks) {
    int pixels = pixels_in_byte(inks->mode), wide = 8 / pixels;
    for (int x = 0; x < VIDEO_WIDTH; x++) {
        uint8_t byte = host_screen[(y & 7) * 0x800 + (y >> 3) * VIDEO_WIDTH + x];
        for (int i = 0; i < pixels; i++)
            picture_fill(p, LEFT + x * 8 + i * wide, TOP + y * 2, wide, 2, inks->pen[pixels_pen(inks->mode, byte, i)]);
    }
}

void host_shot(const char *path) {
    picture_t p = picture_new(WIDTH, HEIGHT, 0);
    char problem[PICTURE_PROBLEM];
    inks_t inks = {.mode = 1};
    for (int line = 0; line < HEIGHT / 2; line++) {
        int y = line - TOP / 2;
        if (host_zones) take(&inks, host_zones[zone_of(y)], zone_of(y));
        picture_fill(&p, 0, line * 2, WIDTH, 2, inks.border);
        if (y >= 0 && y < VIDEO_HEIGHT) draw_line(&p, y, &inks);
    }
    if (!picture_save(&p, path, problem)) host_stop("%s", problem);
    picture_free(&p);
}
