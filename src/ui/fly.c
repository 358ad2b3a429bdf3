/* A card in motion: what it covers is kept, and put back when it goes on. The beam is ahead of it: see clock.h. */
#include "table.h"
#include "widgets.h"
#include "settings.h"
#include "pictures.h"

static uint8_t under[CARD_WIDTH * CARD_HEIGHT];
static video_patch_t patch = {0, 0, CARD_WIDTH, CARD_HEIGHT, under};
static const uint8_t steps_of[PACES] = {25, 14, 6}; /* by pace; two frames each at the slow pace */

/* The n-th of `steps` points on the way from a to b. */
static uint8_t between(uint8_t a, uint8_t b, uint8_t n, uint8_t steps) {
    int16_t way = (int16_t)b - a;
    return (uint8_t)(a + way * n / steps);
}

void fly(uint8_t card, uint16_t from, uint16_t to) {
    uint8_t n, steps = steps_of[settings.pace];
    for (n = 0; n <= steps; n++) {
        ui_frame();
        if (n) video_restore(&patch);
        patch.x = between((uint8_t)from, (uint8_t)to, n, steps);
        patch.y = between((uint8_t)(from >> 8), (uint8_t)(to >> 8), n, steps);
        video_save(&patch);
        video_draw(PICTURE_CARD_25 + card, VIDEO_AT(patch.x, patch.y));
    }
    ui_frame();
    video_restore(&patch);
}
