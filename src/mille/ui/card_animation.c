/* A moving card. The screen under it is saved, and restored when it moves on; restoring and drawing take less time
 * than the beam needs to reach the first line of the picture, so the board is never seen without the card. The screen
 * under the next place is saved in the time that is left: a step takes two frames. */
#include <string.h>
#include "card_animation.h"
#include "card_picture.h"
#include "input.h"
#include "settings.h"

static uint8_t under[CARD_PICTURE_WIDTH * CARD_PICTURE_HEIGHT], under_next[CARD_PICTURE_WIDTH * CARD_PICTURE_HEIGHT];
video_patch_t card_animation_patch[2] = {{0, 0, CARD_PICTURE_WIDTH, CARD_PICTURE_HEIGHT, under},
                                         {0, 0, CARD_PICTURE_WIDTH, CARD_PICTURE_HEIGHT, under_next}};
static const uint8_t shift_of[PACES] = {[PACE_SLOW] = 4, [PACE_NORMAL] = 3, [PACE_FAST] = 2}; /* 16, 8 or 4 steps */

/* The n-th of 2^shift points on the way from a to b. */
static uint8_t between(uint8_t a, uint8_t b, uint8_t n, uint8_t shift) {
    uint8_t way = (uint8_t)(b > a ? b - a : a - b);
    way = (uint8_t)((uint16_t)(way * n) >> shift);
    return (uint8_t)(b > a ? a + way : a - way);
}

/* How far apart two places are, and where the part that they share begins in each. */
static uint8_t apart, here, there;
static void compare(uint8_t a, uint8_t b) {
    here = there = 0;
    if (b > a)
        here = apart = (uint8_t)(b - a);
    else
        there = apart = (uint8_t)(a - b);
}

/* Where the next place overlaps the card, the screen shows the card: copy what was saved under it before. */
static void uncover(const video_patch_t *now, const video_patch_t *next) {
    static const uint8_t *from;
    static uint8_t *to;
    static uint8_t width, lines;
    compare(now->x, next->x);
    if (apart >= CARD_PICTURE_WIDTH) return;
    width = CARD_PICTURE_WIDTH - apart;
    from = now->bytes + here;
    to = next->bytes + there;
    compare(now->y, next->y);
    if (apart >= CARD_PICTURE_HEIGHT) return;
    from += here * CARD_PICTURE_WIDTH;
    to += there * CARD_PICTURE_WIDTH;
    for (lines = CARD_PICTURE_HEIGHT - apart; lines; lines--) {
        memcpy(to, from, width);
        from += CARD_PICTURE_WIDTH;
        to += CARD_PICTURE_WIDTH;
    }
}

static video_patch_t *now, *next;

void card_animation(uint8_t face, uint16_t from, uint16_t to) {
    static uint8_t n, shift;
    shift = shift_of[settings.pace];
    for (n = 0; n <= 1 << shift; n++) {
        now = &card_animation_patch[n & 1];
        next = &card_animation_patch[~n & 1];
        next->x = between((uint8_t)from, (uint8_t)to, n, shift);
        next->y = between((uint8_t)(from >> 8), (uint8_t)(to >> 8), n, shift);
        video_save(next);
        if (n) uncover(now, next);
        input_frame();
        if (n) video_restore(now);
        video_draw(face, VIDEO_AT(next->x, next->y));
    }
}

void card_animation_lift(void) {
    input_frame();
    video_restore(next);
}
