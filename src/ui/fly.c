/* A card in motion: what it covers is kept, and put back when it goes on. The beam is ahead of it: see clock.h. */
#include "table.h"
#include "widgets.h"
#include "settings.h"
#include "pictures.h"

static uint8_t under[CARD_WIDTH * CARD_HEIGHT];
video_patch_t fly_patch = {0, 0, CARD_WIDTH, CARD_HEIGHT, under};
static const uint8_t shift_of[PACES] = {5, 4, 3}; /* by pace: 32, 16 or 8 steps, a frame each */

/* The n-th of 2^shift points on the way from a to b. */
static uint8_t between(uint8_t a, uint8_t b, uint8_t n, uint8_t shift) {
    uint8_t way = (uint8_t)(b > a ? b - a : a - b);
    way = (uint8_t)((uint16_t)(way * n) >> shift);
    return (uint8_t)(b > a ? a + way : a - way);
}

void fly(uint8_t card, uint16_t from, uint16_t to) {
    uint8_t n, shift = shift_of[settings.pace];
    for (n = 0; n <= 1 << shift; n++) {
        ui_frame();
        if (n) video_restore(&fly_patch);
        fly_patch.x = between((uint8_t)from, (uint8_t)to, n, shift);
        fly_patch.y = between((uint8_t)(from >> 8), (uint8_t)(to >> 8), n, shift);
        video_save(&fly_patch);
        video_draw(PICTURE_CARD_25 + card, VIDEO_AT(fly_patch.x, fly_patch.y));
    }
    ui_frame();
    video_restore(&fly_patch);
}
