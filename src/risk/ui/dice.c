/* Five dice in the lines of the question: red ones attack, white ones defend. */
#include "dice.h"
#include "audio.h"
#include "input.h"
#include "board.h"
#include "theme.h"

#define TOP  18 /* line */
#define STEP 6
#define LEFT (VIDEO_WIDTH - 5 * STEP)

/* Which of the seven places of pips a face has: the corners from the upper left on, the middle of the sides, the middle. */
static const uint8_t pips[DICE_FACES + 1] = {0, 0x40, 0x09, 0x49, 0x0f, 0x4f, 0x3f};
static const uint8_t pip_x[7] = {1, 3, 1, 3, 1, 3, 2}, pip_y[7] = {3, 3, 11, 11, 7, 7, 7};

void dice_draw(uint16_t at, uint16_t paint, uint8_t face) {
    uint8_t i, bits = pips[face];
    video_fill(at, VIDEO_SIZE(DICE_WIDTH, DICE_HEIGHT), paint);
    paint = paint == VIDEO_PEN(PEN_WHITE) ? VIDEO_PEN(PEN_BLACK) : VIDEO_PEN(PEN_WHITE);
    for (i = 0; i < 7; i++, bits >>= 1)
        if (bits & 1) video_fill(VIDEO_MOVED(at, pip_x[i], pip_y[i]), VIDEO_SIZE(1, 3), paint);
}

/* In its place; face 0: none. */
static void draw_die(uint8_t place, uint8_t face) {
    dice_draw(VIDEO_AT(LEFT + place * STEP, TOP),
              !face       ? VIDEO_PEN(PEN_CLOTH)
              : place < 3 ? VIDEO_PEN(PEN_RED)
                          : VIDEO_PEN(PEN_WHITE),
              face);
}

void dice_clear(void) {
    uint8_t place;
    for (place = 0; place < 5; place++)
        draw_die(place, 0);
}

void dice_throw(const risk_event_t *roll, uint8_t still) {
    static uint8_t face[5], place, turn, shown;
    face[0] = roll->a;
    face[1] = roll->b;
    face[2] = roll->c;
    face[3] = roll->d;
    face[4] = (uint8_t)roll->n;
    for (place = 0; place < 5; place++)
        if (face[place]) match_memory.dice[place < 3 ? DICE_ATTACK : DICE_DEFEND][face[place] - 1]++;
    if (!still) sound_effect(EFFECT_ROLL);
    for (turn = still ? 0 : 4; turn; turn--) {
        for (place = 0; place < 5; place++) {
            shown = (uint8_t)((face[place] + turn * 5 + place) % DICE_FACES + 1);
            draw_die(place, face[place] ? shown : 0);
        }
        input_pause(4);
    }
    for (place = 0; place < 5; place++)
        draw_die(place, face[place]);
    if (!still) sound_effect(EFFECT_LAND);
}
