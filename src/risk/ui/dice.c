/* Five dice in the lines of the question: red for the attacker, white for the defender. */
#include "dice.h"
#include "audio.h"
#include "input.h"
#include "match_file.h"
#include "number_text.h"
#include "text.h"
#include "theme.h"
#include "video.h"

#define TOP  18 /* line */
#define STEP 6
#define LEFT (VIDEO_WIDTH - DICE_COUNT * STEP)

uint8_t dice_face[DICE_COUNT];

/* The pips of each face, as bits: the corners from the upper left on, the middle of the sides, the middle. */
static const uint8_t pips[DICE_FACES + 1] = {0, 0x40, 0x09, 0x49, 0x0f, 0x4f, 0x3f};
static const uint8_t pip_x[7] = {1, 3, 1, 3, 1, 3, 2}, pip_y[7] = {3, 3, 11, 11, 7, 7, 7};

void dice_draw(uint16_t at, uint16_t paint, uint8_t face) {
    uint8_t i, bits = pips[face];
    video_fill(at, VIDEO_SIZE(DICE_WIDTH, DICE_HEIGHT), paint);
    paint = paint == VIDEO_PEN(PEN_WHITE) ? VIDEO_PEN(PEN_BLACK) : VIDEO_PEN(PEN_WHITE);
    for (i = 0; i < 7; i++, bits >>= 1)
        if (bits & 1) video_fill(VIDEO_MOVED(at, pip_x[i], pip_y[i]), VIDEO_SIZE(1, 3), paint);
}

/* In its place among the five; face 0: cleared. */
static void draw_die(uint8_t place, uint8_t face) {
    dice_draw(VIDEO_AT(LEFT + place * STEP, TOP),
              !face                     ? VIDEO_PEN(PEN_CLOTH)
              : place < ATTACK_DICE_MAX ? VIDEO_PEN(PEN_RED)
                                        : VIDEO_PEN(PEN_WHITE),
              face);
}

void dice_clear(void) {
    uint8_t place;
    for (place = 0; place < DICE_COUNT; place++)
        draw_die(place, 0);
}

void dice_set(const risk_event_t *roll) {
    dice_face[0] = RISK_ATTACK_DIE(roll, 0);
    dice_face[1] = RISK_ATTACK_DIE(roll, 1);
    dice_face[2] = RISK_ATTACK_DIE(roll, 2);
    dice_face[3] = roll->c;
    dice_face[4] = roll->d;
}

void dice_throw(uint8_t still) {
    static uint8_t place, turn, shown;
    if (!still) sound_effect(EFFECT_ROLL);
    for (turn = still ? 0 : 4; turn; turn--) {
        for (place = 0; place < DICE_COUNT; place++) {
            shown = (uint8_t)((dice_face[place] + turn * 5 + place) % DICE_FACES + 1);
            draw_die(place, dice_face[place] ? shown : 0);
        }
        input_pause(4);
    }
    for (place = 0; place < DICE_COUNT; place++)
        draw_die(place, dice_face[place]);
    if (!still) sound_effect(EFFECT_LAND);
}

void dice_write(void) {
    static uint8_t place;
    for (place = 0; place < DICE_COUNT; place++) {
        if (!dice_face[place]) continue;
        text_pens(PEN_WHITE, PEN_CLOTH);
        text_paper((uint8_t)(text_now.x + 1));
        if (place < ATTACK_DICE_MAX)
            text_pens(PEN_WHITE, PEN_RED);
        else
            text_invert();
        text_paper((uint8_t)(text_now.x + 1));
        text_write(number_text(dice_face[place]));
        text_paper((uint8_t)(text_now.x + 1));
    }
    text_pens(PEN_WHITE, PEN_CLOTH);
}
