/* The hand of the person who looks at the screen. */
#include "table.h"
#include "pictures.h"

#define ARROW_Y 83

uint8_t hand_shown;
static uint8_t up;    /* bit i: card i stands higher */
static uint8_t arrow; /* the slot it points at */

uint16_t hand_at(uint8_t slot) {
    return VIDEO_AT(HAND_X(slot), up >> slot & 1 ? HAND_Y - HAND_RISE : HAND_Y);
}

void hand_take(uint8_t slot) {
    video_fill(VIDEO_AT(HAND_X(slot), HAND_Y - HAND_RISE), VIDEO_SIZE(CARD_WIDTH, CARD_HEIGHT + HAND_RISE),
               VIDEO_PEN(0));
}

/* The card, and cloth on the lines that it leaves free above or below. */
static void draw_slot(uint8_t slot) {
    uint8_t x = HAND_X(slot);
    if (slot >= hand_shown) {
        hand_take(slot);
        return;
    }
    video_draw(PICTURE_CARD_25 + (table_hidden ? CARD_BACK : match_game.hand[table_seat][slot]), hand_at(slot));
    video_fill(VIDEO_AT(x, up >> slot & 1 ? HAND_Y - HAND_RISE + CARD_HEIGHT : HAND_Y - HAND_RISE),
               VIDEO_SIZE(CARD_WIDTH, HAND_RISE), VIDEO_PEN(0));
}

void hand_draw(uint8_t raised) {
    uint8_t slot;
    up = raised;
    for (slot = 0; slot < HAND_MAX; slot++)
        draw_slot(slot);
}

void hand_point(uint8_t slot) {
    if (arrow < HAND_MAX) video_fill(VIDEO_AT(HAND_X(arrow) + 3, ARROW_Y), VIDEO_SIZE(4, 8), VIDEO_PEN(0));
    arrow = slot;
    if (arrow < HAND_MAX) video_draw(PICTURE_POINTER_ARROW, VIDEO_AT(HAND_X(arrow) + 3, ARROW_Y));
}
