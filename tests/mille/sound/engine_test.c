/* A distance card sounds like an engine, the longer the farther it goes. */
#include "sounds.h"
#include "tap.h"

enum {
#define EFFECT(id, name, frames) FRAMES_OF_##id = frames,
    SOUNDS_EFFECTS(EFFECT)
};

int main(void) {
    static const int distances[] = {FRAMES_OF_EFFECT_KM25, FRAMES_OF_EFFECT_KM50, FRAMES_OF_EFFECT_KM75,
                                    FRAMES_OF_EFFECT_KM100, FRAMES_OF_EFFECT_KM200};
    bool longer = true;
    for (int i = 1; i < 5; i++)
        longer &= distances[i] > distances[i - 1];
    ok(longer, "the farther a card goes, the longer its engine runs");
    return tap_done();
}
