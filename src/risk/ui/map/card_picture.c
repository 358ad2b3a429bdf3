/* The picture of a card: paper, outline, soldiers. */
#include "card_picture.h"
#include "map_data.h"
#include "pictures.h"
#include "video.h"
#include "map_view.h"

#define BLACK      VIDEO_PEN_0(2)
#define PAPER      VIDEO_PEN_0(1)
#define LEFT_EDGE  ((BLACK & 0xAAAAU) | (PAPER & 0x5555U))
#define RIGHT_EDGE ((PAPER & 0xAAAAU) | (BLACK & 0x5555U))

enum { SHAPE_X = 13, SHAPE_Y = 28, SOLDIER_X = 4, SOLDIER_Y = 54, JOKER_Y = 48, SOLDIER_STEP = 20 }; /* in a card */

/* The area of the territory with its middle at this pixel and line. */
static void draw_area(uint8_t territory, uint8_t x, uint8_t y, uint16_t paint) {
    static uint8_t moved[BOARD_AREA_MOST], left;
    const uint8_t *from = board_areas + board_area_at[territory];
    uint8_t *to = moved;
    x -= board_middle[territory][0];
    y -= board_middle[territory][1];
    while (*from != VIDEO_AREA_END) {
        *to++ = *from++ + y;
        *to++ = *from++ + x;
        *to++ = *from++ + x;
        left = *from;
        do
            *to++ = *from++;
        while (--left);
    }
    *to = VIDEO_AREA_END;
    video_area(moved, paint);
}

/* The same with a black outline: on a green monitor some colours are as bright as the paper. */
static void draw_shape(uint8_t territory, uint8_t x, uint8_t y, uint16_t paint) {
    draw_area(territory, (uint8_t)(x - 1), y, BLACK);
    draw_area(territory, (uint8_t)(x + 1), y, BLACK);
    draw_area(territory, x, (uint8_t)(y - 1), BLACK);
    draw_area(territory, x, (uint8_t)(y + 1), BLACK);
    draw_area(territory, x, y, paint);
}

void card_picture_draw(uint8_t card, const uint8_t *owners, uint16_t at) {
    uint8_t bits = map_figure[card], soldier = PICTURE_SOLDIER_FOOT;
    uint16_t below = VIDEO_MOVED(at, SOLDIER_X, SOLDIER_Y);
    video_fill(at, VIDEO_SIZE(CARD_WIDTH, CARD_HEIGHT), BLACK);
    video_fill(VIDEO_MOVED(at, 1, 1), VIDEO_SIZE(CARD_WIDTH - 2, CARD_HEIGHT - 2), PAPER);
    video_fill(VIDEO_MOVED(at, 0, 1), VIDEO_SIZE(1, CARD_HEIGHT - 2), LEFT_EDGE);
    video_fill(VIDEO_MOVED(at, CARD_WIDTH - 1, 1), VIDEO_SIZE(1, CARD_HEIGHT - 2), RIGHT_EDGE);
    if (card < TERRITORIES)
        draw_shape(card, (uint8_t)(2 * (uint8_t)at + SHAPE_X), (uint8_t)((at >> 8) + SHAPE_Y),
                   map_view_paint[owners[card]]);
    else
        below = VIDEO_MOVED(at, SOLDIER_X, JOKER_Y);
    for (; bits; bits >>= 1, soldier++)
        if (bits & 1) {
            video_draw(soldier, below);
            below = VIDEO_MOVED(below, 0, -SOLDIER_STEP);
        }
}
