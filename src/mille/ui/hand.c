/* The hand of the viewer. Cards that are on the screen already stay; a card that is there in another slot is copied,
 * because unpacking a picture takes most of a frame. */
#include "hand.h"
#include "card_animation.h"
#include "match_state.h"
#include "theme.h"

static uint8_t up;              /* bit i: card i stands higher */
static uint8_t drawn[HAND_MAX]; /* the picture in each slot, or CLOTH */
static uint16_t drawn_at[HAND_MAX];
uint8_t hand_arrow;

#define CLOTH 0xff

uint16_t hand_at(uint8_t slot) {
    return VIDEO_AT(HAND_X(slot), up >> slot & 1 ? HAND_Y - HAND_RISE : HAND_Y);
}

void hand_forget(void) {
    uint8_t slot;
    hand_arrow = HAND_MAX;
    for (slot = 0; slot < HAND_MAX; slot++)
        drawn[slot] = CLOTH;
}

void hand_take(uint8_t slot) {
    drawn[slot] = CLOTH;
    video_fill(VIDEO_AT(HAND_X(slot), HAND_Y - HAND_RISE),
               VIDEO_SIZE(CARD_PICTURE_WIDTH, CARD_PICTURE_HEIGHT + HAND_RISE), VIDEO_PEN(PEN_CLOTH));
}

/* The picture that belongs in a slot. */
static uint8_t wanted(uint8_t slot) {
    if (slot >= match_shown) return CLOTH;
    return match_hidden ? CARD_PICTURE_BACK : CARD_PICTURE_OF(mille_hand(match_viewer)[slot]);
}

static void draw_slot(uint8_t slot) {
    static uint16_t at;
    uint8_t face = wanted(slot), from = slot;
    at = hand_at(slot);
    if (drawn[slot] == face && (face == CLOTH || drawn_at[slot] == at)) return;
    if (face == CLOTH) {
        hand_take(slot);
        return;
    }
    while (from < HAND_MAX && drawn[from] != face)
        from++;
    if (from < HAND_MAX) {
        card_animation_patch[0].x = (uint8_t)drawn_at[from];
        card_animation_patch[0].y = (uint8_t)(drawn_at[from] >> 8);
        video_save(card_animation_patch);
        card_animation_patch[0].x = (uint8_t)at;
        card_animation_patch[0].y = (uint8_t)(at >> 8);
        video_restore(card_animation_patch);
    } else {
        video_draw(face, at);
    }
    from = drawn[slot];
    drawn[slot] = face;
    drawn_at[slot] = at;
    if (from == CLOTH) return;
    /* Clear the lines that the card leaves free above or below. */
    at = VIDEO_AT(HAND_X(slot), HAND_Y - HAND_RISE);
    if (up >> slot & 1) at += VIDEO_AT(0, CARD_PICTURE_HEIGHT);
    video_fill(at, VIDEO_SIZE(CARD_PICTURE_WIDTH, HAND_RISE), VIDEO_PEN(PEN_CLOTH));
}

void hand_draw(uint8_t raised) {
    uint8_t slot;
    up = raised;
    for (slot = 0; slot < HAND_MAX; slot++)
        draw_slot(slot);
}

void hand_point(uint8_t slot) {
    if (hand_arrow < HAND_MAX)
        video_fill(VIDEO_AT(HAND_X(hand_arrow) + ARROW_X, ARROW_Y), VIDEO_SIZE(ARROW_WIDTH, ARROW_HEIGHT),
                   VIDEO_PEN(PEN_CLOTH));
    hand_arrow = slot;
    if (hand_arrow < HAND_MAX) video_draw(PICTURE_POINTER_ARROW, VIDEO_AT(HAND_X(hand_arrow) + ARROW_X, ARROW_Y));
}
