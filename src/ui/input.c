/* Keys as a screen understands them. */
#include "input.h"
#include "clock.h"
#include "keys.h"

uint8_t input_interrupted, input_again;

void input_frame(void) {
    clock_wait();
    if (keys_hit()) input_interrupted = 1;
    input_letter(keys_typed());
}

uint8_t input_read(void) {
    /* by the bits of keys_hit(): KEY_LEFT, RIGHT, UP, DOWN, FIRE, RETURN, ESC */
    _Static_assert(KEY_LEFT == 1 && KEY_DOWN == 8 && KEY_ESC == 64, "in this order");
    static const uint8_t meaning[7] = {INPUT_PREVIOUS, INPUT_NEXT, INPUT_UP,  INPUT_DOWN,
                                       INPUT_OK,       INPUT_OK,   INPUT_BACK};
    uint8_t hit, i;
    if (!input_again) input_frame();
    input_again = 0;
    hit = keys_hit();
    for (i = 0; i < 7; i++, hit >>= 1)
        if (hit & 1) return meaning[i];
    return INPUT_NONE;
}

void input_any(void) {
    do
        input_frame();
    while (!keys_hit() && !keys_typed());
}

void input_settle(void) {
    uint8_t frames;
    for (frames = 16; frames; frames--)
        input_frame();
}

uint8_t input_pause(uint8_t frames) {
    for (; frames; frames--) {
        input_frame();
        if (keys_hit()) return 1;
    }
    return 0;
}
